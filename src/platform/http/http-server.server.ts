import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Log } from "#platform/log.server.ts";
import { toAbsoluteUrl } from "./absolute-url.ts";
import { findNetwork } from "./ip-network.ts";
import { type CompletedRequest, logRequest, redactPath } from "./request-log.server.ts";

/** Known about a request before it is routed. */
type RequestInfo = { address: string; requestId: string };

export type RequestHandler = (request: Request, info: RequestInfo) => Response | Promise<Response>;

type HttpServerOptions = {
  log: Log;
  /** Header in which a trusted proxy passes the visitor's address; without it the socket's address is used. */
  clientAddressHeader: string | undefined;
  /** Default headers of every response. */
  headers?: Record<string, string>;
  /** Public origin behind a proxy, e.g. "https://nabz.example"; without it the request's Host is used. */
  publicOrigin?: string | undefined;
};

/** Handles some requests itself and passes on the rest, as Vite does in development. */
type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/** Runs a request's work inside a wrapper, such as a trace span. */
export type AroundRequest = (
  request: { incoming: IncomingMessage; outgoing: ServerResponse; requestId: string },
  work: () => void,
) => void;

export type RequestHandlers = {
  answer: RequestHandler;
  middleware?: Middleware | undefined;
  /** Called for each request that has ended. */
  onRequestEnd?: ((seen: CompletedRequest) => void) | undefined;
  around?: AroundRequest | undefined;
};

const CLOSE_TIMEOUT_MS = 10_000;
/** nginx's status for a client that closed the connection; it is never sent. */
const CLIENT_CLOSED_REQUEST = 499;
/** Time for requests already in transit on keep-alive connections when the server is closed. */
const DRAIN_MS = 1000;

type ShutdownState = {
  isClosing: boolean;
  /** Responses that have not ended. */
  open: Set<ServerResponse>;
  /** Handlers that have not returned; one may outlive the connection of its visitor. */
  running: Set<Promise<unknown>>;
};

const shutdownStates = new WeakMap<Server, ShutdownState>();

/**
 * Longer than proxies and load balancers keep an idle connection, usually a minute: the side that sends
 * must close it first, or a request that meets a closing connection is lost (decision 027).
 */
const IDLE_CONNECTION_MS = 65_000;

/**
 * Creates a Node server that calls the current `handlers` for each request. Logs each request, passes its id and
 * address, and sends the id with every response. Errors that no handler caught are logged and answered here.
 */
export function createHttpServer(handlers: () => RequestHandlers, options: HttpServerOptions): Server {
  const { log, clientAddressHeader, publicOrigin, headers = {} } = options;
  const closing: ShutdownState = { isClosing: false, open: new Set(), running: new Set() };
  const infoOf = new WeakMap<IncomingMessage, RequestInfo>();
  const unknown = { address: "unknown", requestId: "" };
  const listener = getRequestListener(
    (request, { incoming }) => {
      const info = infoOf.get(incoming as IncomingMessage) ?? unknown;
      const answer = handleOrFail(handlers().answer, request, info, log);
      return answer instanceof Promise ? trackHandler(closing, answer) : answer;
    },
    { errorHandler: () => createTextResponse(400, "This address could not be read.") },
  );
  const prefix = Date.now().toString(36);
  let requests = 0;
  const headersOf = (incoming: IncomingMessage) => ({
    ...headers,
    "x-request-id": infoOf.get(incoming)?.requestId ?? "",
  });
  const server = createServer({ ServerResponse: createResponseClass(headersOf) }, (incoming, outgoing) => {
    trackResponse(closing, outgoing);
    const info = {
      requestId: `${prefix}-${++requests}`,
      address: resolveClientAddress(incoming, clientAddressHeader),
    };
    infoOf.set(incoming, info);
    const { middleware, onRequestEnd, around = runDirectly } = handlers();
    logRequest(log, info.requestId, [incoming, outgoing], onRequestEnd);
    if (hasSeveralHosts(incoming)) return void outgoing.writeHead(400, { connection: "close" }).end();
    around({ incoming, outgoing, requestId: info.requestId }, () => {
      // The listener takes an absolute URL instead of the Host header.
      if (publicOrigin) incoming.url = toAbsoluteUrl(publicOrigin, incoming.url ?? "/");
      if (middleware) middleware(incoming, outgoing, () => listener(incoming, outgoing));
      else listener(incoming, outgoing);
    });
  });
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  shutdownStates.set(server, closing);
  return server;
}

const runDirectly: AroundRequest = (_request, work) => work();

/**
 * Returns a response class that adds these headers to every response: pages, files, problems, 304s, the library's own
 * errors.
 */
function createResponseClass(
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

function trackResponse({ isClosing, open }: ShutdownState, outgoing: ServerResponse): void {
  // Node then sends `Connection: close`.
  if (isClosing) outgoing.shouldKeepAlive = false;
  open.add(outgoing);
  outgoing.once("close", () => open.delete(outgoing));
}

function trackHandler<T>({ running }: ShutdownState, work: Promise<T>): Promise<T> {
  running.add(work);
  const done = () => running.delete(work);
  work.then(done, done);
  return work;
}

function handleOrFail(
  answer: RequestHandler,
  request: Request,
  info: RequestInfo,
  log: Log,
): Response | Promise<Response> {
  const failed = (failure: unknown) => {
    // A client that closed the connection reads no response, and is not a failure.
    if (request.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    const path = redactPath(new URL(request.url).pathname);
    log.error({ err: failure, requestId: info.requestId, path }, "request failed");
    return createTextResponse(500, "Something went wrong on our side. Please try again.");
  };
  try {
    const response = answer(request, info);
    return response instanceof Promise ? response.catch(failed) : response;
  } catch (failure) {
    return failed(failure);
  }
}

function createTextResponse(status: number, sentence: string): Response {
  return new Response(sentence, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
}

/** Listens and returns the port, which the system chooses for port 0. */
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
 * Shuts the server down: from now on every response closes its connection. After a pause for requests in transit it
 * accepts no new ones, lets running ones finish, and gives up on those that hang.
 */
export async function closeServer(server: Server): Promise<void> {
  const closing = shutdownStates.get(server) ?? { isClosing: true, open: new Set(), running: new Set() };
  closing.isClosing = true;
  for (const outgoing of closing.open) outgoing.shouldKeepAlive = false;
  const tooLate = pause(CLOSE_TIMEOUT_MS, undefined, { ref: false });
  await pause(DRAIN_MS);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const ended = closed.then(() => Promise.allSettled(closing.running));
  await Promise.race([ended, tooLate]);
  server.closeAllConnections();
}

/** Node uses the first Host, but a proxy may have checked the last. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

/** Our own proxy wrote the last address in the header; the ones before it are the visitor's claims. */
function resolveClientAddress(incoming: IncomingMessage, header: string | undefined): string {
  const forwarded = header ? incoming.headers[header] : undefined;
  const nearest = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(",").at(-1)?.trim();
  return findNetwork(nearest || incoming.socket.remoteAddress || "unknown");
}
