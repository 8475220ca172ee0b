"""HTTP responses: JSON bodies, refusals, and the headers of every response."""

from msgspec import json
from starlette.responses import Response

from guimard.server.http.endpoint import RULES, STATUS
from guimard.server.wire.bodies import Problem
from guimard.server.wire.refusals import Refusal
from guimard.server.wire.shapes import Shape

_encoder = json.Encoder()

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def json_response(body: Shape, status: int = 200) -> Response:
    return Response(
        _encoder.encode(body),
        status,
        headers={"cache-control": "no-store"},
        media_type="application/json",
    )


def problem(refusal: Refusal) -> Response:
    status = STATUS.get(refusal.reason, RULES)
    body = Problem(reason=refusal.reason, sentence=refusal.sentence, arguments=dict(refusal.arguments))
    response = json_response(body, status)
    if status in (429, 503):
        response.headers["retry-after"] = "1"
    return response
