import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "#platform/log.server.ts";

/** Seven digits or more with any separators: "98765-43210", "%2B91%2098765...". */
const PHONE_LIKE_PATTERN = /(?:%2B|[+-])?\d(?:(?:%[0-9A-F]{2}|[-.() ])*\d){6,}/gi;

/** The token of a visit link, in the address of its page and of its calls. */
const LINK_TOKEN_PATTERN = /(\/(?:v|visit-links)\/)[^/?]+/;

/** A request that has ended. */
export type CompletedRequest = {
  method: string;
  /** As requested, without the query; it may contain a patient's data. */
  path: string;
  /** Undefined if none was sent, because the visitor closed the connection. */
  status: number | undefined;
  durationMs: number;
};

/**
 * Logs one line per request. Query strings and numbers long enough to be a phone are left out, so that no patient is
 * identified. A visitor who closed the connection is not a failure: the line has `cut`, and a status only if one was
 * sent. Also calls `count`.
 */
export function logRequest(
  log: Log,
  requestId: string,
  [incoming, outgoing]: [IncomingMessage, ServerResponse],
  count?: (seen: CompletedRequest) => void,
): void {
  const begun = performance.now();
  const requestPath = stripQuery(incoming.url);
  const path = redactPath(requestPath);
  const { method = "GET" } = incoming;
  outgoing.once("close", () => {
    const milliseconds = performance.now() - begun;
    const status = outgoing.headersSent ? outgoing.statusCode : undefined;
    count?.({ method, path: requestPath, status, durationMs: milliseconds });
    log.info(
      {
        requestId,
        method,
        path,
        ...(status !== undefined && { status }),
        milliseconds: Math.round(milliseconds * 10) / 10,
        ...(outgoing.writableFinished ? {} : { cut: true }),
      },
      "request",
    );
  });
}

/**
 * Returns a path without phone numbers and the tokens of visit links: "/api/patients/by-phone/98765-43210" →
 * "/api/patients/by-phone/…".
 */
export function redactPath(url = "/"): string {
  return stripQuery(url).replace(LINK_TOKEN_PATTERN, "$1…").replace(PHONE_LIKE_PATTERN, "…");
}

/** Returns the path as it was sent, without the query. */
export function stripQuery(url = "/"): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}
