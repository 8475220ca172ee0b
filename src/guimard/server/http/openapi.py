"""Generate the OpenAPI description from the declared routes."""

from functools import cache
from typing import Any

from msgspec import json

from guimard.server.http.endpoint import RULES, Endpoint, Parameter
from guimard.server.http.routes import ENDPOINTS
from guimard.server.wire.bodies import NoContent, Problem
from guimard.server.wire.shapes import Shape

_REF = "#/components/schemas/{name}"
_MEANINGS = {
    400: "malformed",
    401: "choose a name first",
    403: "not allowed",
    404: "not found",
    409: "not now",
    413: "too long",
    415: "not JSON",
    422: "against the rules",
    429: "too many requests",
    431: "the address or the headers are too long",
    503: "the storage is unavailable",
}


@cache
def description() -> bytes:
    return json.encode(_description())


def _description() -> dict[str, Any]:
    shapes: set[type[Shape]] = {Problem}
    for endpoint in ENDPOINTS:
        shapes.update(t for t in (endpoint.body, endpoint.answer) if t is not None and not isinstance(t, str))
    types = sorted(shapes, key=lambda shape: shape.__name__)
    _, components = json.schema_components(types, ref_template=_REF)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Guimard",
            "version": "1",
            "description": "The table server; the socket is in docs/wire.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "guimard"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "parameters": [_parameter(parameter) for parameter in endpoint.parameters],
        "responses": {str(endpoint.status): _answer(endpoint), **_refusals(endpoint)},
    }
    if endpoint.or_nothing:
        operation["responses"]["204"] = {"description": "nothing to send"}
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(endpoint.body)}
    if endpoint.private:
        operation["security"] = [{"cookie": []}, {"token": []}]
    return operation


def _parameter(parameter: Parameter) -> dict[str, Any]:
    return {
        "name": parameter.name,
        "in": parameter.where,
        "required": parameter.where == "path" or parameter.required,
        "schema": json.schema(parameter.kind),
    }


def _answer(endpoint: Endpoint) -> dict[str, Any]:
    if endpoint.answer is NoContent:
        return {"description": endpoint.summary}
    if isinstance(endpoint.answer, str):
        content: dict[str, Any] = {endpoint.answer: {"schema": {"type": "string"}}}
    else:
        content = _json(endpoint.answer)
    return {"description": endpoint.summary, "content": content}


def _refusals(endpoint: Endpoint) -> dict[str, Any]:
    statuses = {429, 431, 503, *endpoint.refusals}
    if endpoint.parameters or endpoint.body:
        statuses |= {400, RULES}
    if endpoint.body or endpoint.method != "GET":
        statuses |= {403, 413, 415}
    if endpoint.private:
        statuses.add(401)
    return {str(status): {"description": _MEANINGS[status], "content": _json(Problem)} for status in sorted(statuses)}


def _json(shape: type[Shape]) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": _REF.format(name=shape.__name__)}}}
