import { createServer, type IncomingMessage, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Log } from "./log.server.ts";
import { logRequest } from "./request-log.server.ts";

/** What is known of a request before it is routed. */
export type RequestFacts = { address: string; requestId: string };

export type Answer = (request: Request, facts: RequestFacts) => Response | Promise<Response>;

type Options = { log: Log; clientAddressHeader: string | undefined };

const CLOSE_WITHIN_MILLISECONDS = 10_000;

/** A Node server in front of `answer`: numbers and logs each request, and tells the visitor's address. */
export function createHttpServer(answer: () => Answer, { log, clientAddressHeader }: Options): Server {
  let lastRequest = 0;
  const prefix = Date.now().toString(36);
  const listener = getRequestListener((request, { incoming }) => {
    const facts = factsOf.get(incoming as IncomingMessage) ?? { address: "", requestId: "" };
    return answer()(request, facts);
  });
  const factsOf = new WeakMap<IncomingMessage, RequestFacts>();
  return createServer((incoming, outgoing) => {
    const requestId = `${prefix}-${++lastRequest}`;
    factsOf.set(incoming, { requestId, address: addressOf(incoming, clientAddressHeader) });
    outgoing.setHeader("x-request-id", requestId);
    logRequest(log, requestId, incoming, outgoing);
    listener(incoming, outgoing);
  });
}

/** Listens and gives the port, which the system chooses where 0 was asked for. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/** Takes no new request, lets running ones end, and gives up on those that hang. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MILLISECONDS);
    server.close(() => {
      clearTimeout(giveUp);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function addressOf(incoming: IncomingMessage, header: string | undefined): string {
  const named = header ? incoming.headers[header] : undefined;
  const first = (Array.isArray(named) ? named[0] : named)?.split(",")[0]?.trim();
  return first || incoming.socket.remoteAddress || "unknown";
}
