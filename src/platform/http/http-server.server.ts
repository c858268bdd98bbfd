import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Log } from "#platform/log.server.ts";
import { networkOf } from "./network-of.ts";
import { loggedPath, logRequest } from "./request-log.server.ts";

/** What is known of a request before it is routed. */
type RequestFacts = { address: string; requestId: string };

export type Answer = (request: Request, facts: RequestFacts) => Response | Promise<Response>;

type Options = {
  log: Log;
  /** Header in which a trusted proxy names the visitor's address; without it the socket's address counts. */
  clientAddressHeader: string | undefined;
};

/** Serves some requests itself and hands on the rest, as Vite does in development. */
type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

export type Doors = { answer: Answer; middleware?: Middleware | undefined };

const CLOSE_WITHIN_MILLISECONDS = 10_000;

/**
 * A Node server in front of the doors, asked anew for each request: logs it, and tells its number and address. What no
 * door caught is logged and answered here.
 */
export function createHttpServer(doors: () => Doors, { log, clientAddressHeader }: Options): Server {
  const factsOf = new WeakMap<IncomingMessage, RequestFacts>();
  const unknown = { address: "unknown", requestId: "" };
  const listener = getRequestListener(
    (request, { incoming }) => {
      const facts = factsOf.get(incoming as IncomingMessage) ?? unknown;
      const failed = (failure: unknown) => {
        log.error({ err: failure, requestId: facts.requestId, path: loggedPath(incoming.url) }, "request failed");
        return inWords(500, "Something went wrong on our side. Please try again.");
      };
      try {
        const answer = doors().answer(request, facts);
        return answer instanceof Promise ? answer.catch(failed) : answer;
      } catch (failure) {
        return failed(failure);
      }
    },
    { errorHandler: () => inWords(400, "This address could not be read.") },
  );
  const prefix = Date.now().toString(36);
  let requests = 0;
  return createServer((incoming, outgoing) => {
    const facts = { requestId: `${prefix}-${++requests}`, address: addressOf(incoming, clientAddressHeader) };
    factsOf.set(incoming, facts);
    logRequest(log, facts.requestId, incoming, outgoing);
    const { middleware } = doors();
    if (middleware) middleware(incoming, outgoing, () => listener(incoming, outgoing));
    else listener(incoming, outgoing);
  });
}

function inWords(status: number, sentence: string): Response {
  return new Response(sentence, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
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

/** The last name in the header is the one that our own proxy wrote; those before it are the visitor's claims. */
function addressOf(incoming: IncomingMessage, header: string | undefined): string {
  const named = header ? incoming.headers[header] : undefined;
  const nearest = (Array.isArray(named) ? named.at(-1) : named)?.split(",").at(-1)?.trim();
  return networkOf(nearest || incoming.socket.remoteAddress || "unknown");
}
