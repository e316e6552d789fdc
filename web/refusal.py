"""Requests that are refused: the status, and a clear word about it."""

from __future__ import annotations

from starlette.responses import JSONResponse

from stockbook.engine.documents.common import faults_document
from stockbook.models.files.faults import Fault
from stockbook.models.files.json_text import SCHEMA, VERSION_KEY


class Refusal(Exception):
    """The error of a request that is refused.

    Parameters
    ----------
    status
        Status of the answer, as HTTP numbers them.
    message
        What is wrong, and what to do about it.
    key
        Place in the request; empty for the request as a whole.
    """

    def __init__(self, status: int, message: str, key: str = "") -> None:
        super().__init__(status, message, key)
        self.status = status
        self.faults = (Fault("", key, message),)

    def response(self) -> JSONResponse:
        """The answer that tells it: a document with ``faults``."""
        return JSONResponse({VERSION_KEY: SCHEMA, **faults_document(self.faults)}, self.status)
