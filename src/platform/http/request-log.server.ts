import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "#platform/log.server.ts";

/** Seven digits or more, whatever people write before and between them: "98765-43210", "%2B91%2098765...". */
const LONG_NUMBER = /(?:%2B|[+-])?\d(?:(?:%[0-9A-F]{2}|[-.() ])*\d){6,}/gi;

/** One request that has ended. */
export type Seen = {
  method: string;
  /** As it was asked for, without its query: it may name a patient. */
  path: string;
  /** Undefined where none was sent, because the visitor hung up. */
  status: number | undefined;
  milliseconds: number;
};

/**
 * One line a request. Query strings stay out, and so do numbers long enough to be a phone: no patient is named. A visitor
 * who hung up is no failure: the line says `cut`, and a status only where one was sent. `count` hears of it too.
 */
export function logRequest(
  log: Log,
  requestId: string,
  [incoming, outgoing]: [IncomingMessage, ServerResponse],
  count?: (seen: Seen) => void,
): void {
  const begun = performance.now();
  const asked = withoutQuery(incoming.url);
  const path = loggedPath(asked);
  const { method = "GET" } = incoming;
  outgoing.once("close", () => {
    const milliseconds = performance.now() - begun;
    const status = outgoing.headersSent ? outgoing.statusCode : undefined;
    count?.({ method, path: asked, status, milliseconds });
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

/** A request's path without what may name a patient: "/api/patients/by-phone/98765-43210" → "/api/patients/by-phone/…". */
export function loggedPath(url = "/"): string {
  return withoutQuery(url).replace(LONG_NUMBER, "…");
}

/** The path that was asked for, as it was sent. */
export function withoutQuery(url = "/"): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}
