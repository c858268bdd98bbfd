import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "#platform/log.server.ts";

/** Seven digits or more, whatever people write before and between them: "98765-43210", "%2B91%2098765...". */
const LONG_NUMBER = /(?:%2B|[+-])?\d(?:(?:%[0-9A-F]{2}|[-.() ])*\d){6,}/gi;

/**
 * One line a request. Query strings stay out, and so do numbers long enough to be a phone: no patient is named. A visitor
 * who hung up is no failure: the line says `cut`, and a status only where one was sent.
 */
export function logRequest(log: Log, requestId: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const begun = performance.now();
  const path = loggedPath(incoming.url);
  outgoing.once("close", () => {
    log.info(
      {
        requestId,
        method: incoming.method,
        path,
        ...(outgoing.headersSent && { status: outgoing.statusCode }),
        milliseconds: Math.round((performance.now() - begun) * 10) / 10,
        ...(outgoing.writableFinished ? {} : { cut: true }),
      },
      "request",
    );
  });
}

/** A request's path without what may name a patient: "/api/patients/by-phone/98765-43210" → "/api/patients/by-phone/…". */
export function loggedPath(url = "/"): string {
  const end = url.indexOf("?");
  return (end < 0 ? url : url.slice(0, end)).replace(LONG_NUMBER, "…");
}
