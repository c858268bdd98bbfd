import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "#platform/log.server.ts";

const LONG_NUMBER = /\d{7,}/g;

/** One line a request. Query strings stay out, and so do numbers long enough to be a phone: no patient is named. */
export function logRequest(log: Log, requestId: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const begun = performance.now();
  outgoing.once("close", () => {
    log.info(
      {
        requestId,
        method: incoming.method,
        path: pathOf(incoming.url),
        status: outgoing.statusCode,
        milliseconds: Math.round((performance.now() - begun) * 10) / 10,
        ...(outgoing.writableFinished ? {} : { cut: true }),
      },
      "request",
    );
  });
}

function pathOf(url = "/"): string {
  const end = url.indexOf("?");
  return (end < 0 ? url : url.slice(0, end)).replace(LONG_NUMBER, "…");
}
