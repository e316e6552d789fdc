// The memory of a compiled part, a stack that grows, and what each part exports.

#pragma once

#include <stdint.h>

#define EXPORT(name) __attribute__((export_name(#name)))

// The first 64 bits of the SHA-256 of the sources, as layouts.py counts them, when they were compiled.
EXPORT(source) uint64_t source(void) { return SOURCE; }

extern char __heap_base;
static char *top = &__heap_base;
static void *get(uint64_t bytes) {
  char *found = (char *)(((uint64_t)(uintptr_t)top + 15) & ~15ull);
  uint64_t end = (uint64_t)(uintptr_t)found + bytes, memory = (uint64_t)__builtin_wasm_memory_size(0) << 16;
  // Where the system has no more memory, Instance.call raises an error.
  if (end > memory && __builtin_wasm_memory_grow(0, ((end - memory) >> 16) + 16) == SIZE_MAX) __builtin_trap();
  top = found + bytes;
  return found;
}

// The address for so many bytes of what is told.
EXPORT(reserve) void *reserve(int bytes) { return get(bytes); }
