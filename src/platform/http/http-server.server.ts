import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Log } from "#platform/log.server.ts";
import { networkOf } from "./network-of.ts";
import { targetAt } from "./request-address.ts";
import { loggedPath, logRequest, type Seen } from "./request-log.server.ts";

/** What is known of a request before it is routed. */
type RequestFacts = { address: string; requestId: string };

export type Answer = (request: Request, facts: RequestFacts) => Response | Promise<Response>;

type Options = {
  log: Log;
  /** Header in which a trusted proxy names the visitor's address; without it the socket's address counts. */
  clientAddressHeader: string | undefined;
  /** Headers of every answer, unless the answer has its own. */
  headers?: Record<string, string>;
  /** Where visitors come by way of a proxy, e.g. "https://nabz.example"; without it a request's own Host counts. */
  publicOrigin?: string | undefined;
};

/** Serves some requests itself and hands on the rest, as Vite does in development. */
type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/** Does a request's work, and whatever must be around it. */
export type AroundRequest = (
  request: { incoming: IncomingMessage; outgoing: ServerResponse; requestId: string },
  work: () => void,
) => void;

export type Doors = {
  answer: Answer;
  middleware?: Middleware | undefined;
  /** Hears of each request that has ended. */
  count?: ((seen: Seen) => void) | undefined;
  around?: AroundRequest | undefined;
};

const CLOSE_WITHIN_MILLISECONDS = 10_000;
/** nginx's status for it; nobody is sent it. */
const CLIENT_CLOSED_REQUEST = 499;
/** Time for requests that are on their way over kept-alive connections when the stop is asked for. */
const JUST_ARRIVING_MILLISECONDS = 1000;

type Closing = {
  isClosing: boolean;
  /** Answers that have not ended. */
  open: Set<ServerResponse>;
  /** Handlers that have not answered; one may outlive the connection of a visitor who hung up. */
  running: Set<Promise<unknown>>;
};

const closingOf = new WeakMap<Server, Closing>();

/**
 * A Node server in front of the doors, asked anew for each request: logs it, and tells its number and address. What no
 * door caught is logged and answered here. Every answer tells its number.
 */
export function createHttpServer(doors: () => Doors, options: Options): Server {
  const { log, clientAddressHeader, publicOrigin, headers = {} } = options;
  const closing: Closing = { isClosing: false, open: new Set(), running: new Set() };
  const factsOf = new WeakMap<IncomingMessage, RequestFacts>();
  const unknown = { address: "unknown", requestId: "" };
  const listener = getRequestListener(
    (request, { incoming }) => {
      const facts = factsOf.get(incoming as IncomingMessage) ?? unknown;
      const answer = answerOrFail(doors().answer, request, facts, log);
      return answer instanceof Promise ? during(closing, answer) : answer;
    },
    { errorHandler: () => inWords(400, "This address could not be read.") },
  );
  const prefix = Date.now().toString(36);
  let requests = 0;
  const headersOf = (incoming: IncomingMessage) => ({
    ...headers,
    "x-request-id": factsOf.get(incoming)?.requestId ?? "",
  });
  const server = createServer({ ServerResponse: responseWith(headersOf) }, (incoming, outgoing) => {
    track(closing, outgoing);
    const facts = { requestId: `${prefix}-${++requests}`, address: addressOf(incoming, clientAddressHeader) };
    factsOf.set(incoming, facts);
    const { middleware, count, around = doIt } = doors();
    logRequest(log, facts.requestId, [incoming, outgoing], count);
    if (namesSeveralHosts(incoming)) return void outgoing.writeHead(400, { connection: "close" }).end();
    around({ incoming, outgoing, requestId: facts.requestId }, () => {
      // The listener takes a whole address in place of what the Host says.
      if (publicOrigin) incoming.url = targetAt(publicOrigin, incoming.url ?? "/");
      if (middleware) middleware(incoming, outgoing, () => listener(incoming, outgoing));
      else listener(incoming, outgoing);
    });
  });
  closingOf.set(server, closing);
  return server;
}

const doIt: AroundRequest = (_request, work) => work();

/** Answers that all carry these headers, whoever writes them: pages, files, problems, 304s, the library's own errors. */
function responseWith(
  headersOf: (incoming: IncomingMessage) => Record<string, string>,
): typeof ServerResponse<IncomingMessage> {
  return class extends ServerResponse<IncomingMessage> {
    override writeHead(status: number, ...rest: unknown[]): this {
      const every = headersOf(this.req);
      const given = rest.pop();
      const isPlain = typeof given === "object" && given !== null && !Array.isArray(given);
      if (isPlain)
        return super.writeHead(status, ...(rest as [string]), { ...every, ...(given as OutgoingHttpHeaders) });
      for (const [name, value] of Object.entries(every)) if (!this.hasHeader(name)) this.setHeader(name, value);
      return super.writeHead(status, ...([...rest, given].filter((part) => part !== undefined) as [string]));
    }
  };
}

function track({ isClosing, open }: Closing, outgoing: ServerResponse): void {
  // Node then says `Connection: close`.
  if (isClosing) outgoing.shouldKeepAlive = false;
  open.add(outgoing);
  outgoing.once("close", () => open.delete(outgoing));
}

function during<T>({ running }: Closing, work: Promise<T>): Promise<T> {
  running.add(work);
  const done = () => running.delete(work);
  work.then(done, done);
  return work;
}

function answerOrFail(answer: Answer, request: Request, facts: RequestFacts, log: Log): Response | Promise<Response> {
  const failed = (failure: unknown) => {
    // Whoever hung up reads no answer, and is no failure.
    if (request.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    const path = loggedPath(new URL(request.url).pathname);
    log.error({ err: failure, requestId: facts.requestId, path }, "request failed");
    return inWords(500, "Something went wrong on our side. Please try again.");
  };
  try {
    const answered = answer(request, facts);
    return answered instanceof Promise ? answered.catch(failed) : answered;
  } catch (failure) {
    return failed(failure);
  }
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

/**
 * From now on every answer closes its connection; then, after what was on its way has arrived, takes no new request, lets
 * running ones end, and gives up on those that hang.
 */
export async function closeServer(server: Server): Promise<void> {
  const closing = closingOf.get(server) ?? { isClosing: true, open: new Set(), running: new Set() };
  closing.isClosing = true;
  for (const outgoing of closing.open) outgoing.shouldKeepAlive = false;
  const tooLate = pause(CLOSE_WITHIN_MILLISECONDS, undefined, { ref: false });
  await pause(JUST_ARRIVING_MILLISECONDS);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const ended = closed.then(() => Promise.allSettled(closing.running));
  await Promise.race([ended, tooLate]);
  server.closeAllConnections();
}

/** Node takes the first, a proxy may have looked at the last. */
function namesSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

/** The last name in the header is the one that our own proxy wrote; those before it are the visitor's claims. */
function addressOf(incoming: IncomingMessage, header: string | undefined): string {
  const named = header ? incoming.headers[header] : undefined;
  const nearest = (Array.isArray(named) ? named.at(-1) : named)?.split(",").at(-1)?.trim();
  return networkOf(nearest || incoming.socket.remoteAddress || "unknown");
}
