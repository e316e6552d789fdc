/** The part of Fluent that the page uses. */
export type Value = string | number;
export type Pattern = unknown;
export class FluentResource {
  constructor(text: string);
}
export class FluentBundle {
  constructor(language: string, options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  hasMessage(key: string): boolean;
  getMessage(key: string): { value: Pattern | null } | undefined;
  formatPattern(pattern: Pattern, values?: Record<string, Value> | null, errors?: Error[] | null): string;
}
