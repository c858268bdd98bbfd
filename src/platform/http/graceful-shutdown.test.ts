import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { closeServer, createHttpServer, listen } from "./http-server.server.ts";
import { createServerHeaders } from "./security-headers.server.ts";

type Answered = Pick<IncomingMessage, "statusCode" | "headers">;

/** A request without a response. */
class Lost extends Error {
  wasKeptAlive: boolean;
  constructor(code: string, wasKeptAlive: boolean) {
    super(code);
    this.wasKeptAlive = wasKeptAlive;
  }
}

/** Starts a server whose responses take `ms`; returns a function that sends a request. */
async function startServer(ms: number) {
  const options = { log: createLog("silent"), clientAddressHeader: undefined, headers: createServerHeaders(true) };
  const answer = async (request: Request) => {
    await pause(ms);
    return request.url.endsWith("/none") ? new Response(null, { status: 304 }) : new Response("here");
  };
  const server = createHttpServer(() => ({ answer }), options);
  const port = await listen(server, 0, "127.0.0.1");
  const ask = (agent: Agent, path = "/") =>
    new Promise<Answered>((resolve, reject) => {
      const request = get({ port, agent, path }, (incoming) => incoming.resume().once("end", () => resolve(incoming)));
      request.once("error", (failure: NodeJS.ErrnoException) =>
        reject(new Lost(failure.code ?? failure.message, request.reusedSocket)),
      );
    });
  return { ask, close: () => closeServer(server) };
}

test("answers requests over keep-alive connections during a shutdown, with `Connection: close`", {
  timeout: 30_000,
}, async () => {
  const { ask, close } = await startServer(5);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let isOver = false;
  const answered: Answered[] = [];
  const failures: unknown[] = [];
  const hand = async () => {
    while (!isOver) {
      const answer = await ask(agent).catch((lost: Lost) => {
        // The server no longer listens, or closed before accepting the connection: no request was lost.
        if (lost.wasKeptAlive || !["ECONNREFUSED", "ECONNRESET"].includes(lost.message)) failures.push(lost);
      });
      if (answer) answered.push(answer);
      await pause(10);
    }
  };
  const hands = [hand(), hand(), hand(), hand()];
  await pause(100);
  const before = answered.length;
  await close();
  isOver = true;
  await Promise.all(hands);
  agent.destroy();
  expect(failures).toEqual([]);
  expect(answered.slice(0, before).every(({ headers }) => headers.connection === "keep-alive")).toBe(true);
  const closed = answered.filter(({ headers }) => headers.connection === "close");
  expect(closed.length).toBeGreaterThan(4);
});

test("waits for running requests, even for a handler whose client has disconnected", async () => {
  const { ask, close } = await startServer(1500);
  const agent = new Agent({ keepAlive: true });
  const slow = ask(agent);
  await pause(50);
  const begun = performance.now();
  await close();
  expect((await slow).headers.connection).toBe("close");
  expect(performance.now() - begun).toBeGreaterThan(1000);
  agent.destroy();
});

test("sends the default headers with every response", async () => {
  const { ask, close } = await startServer(0);
  const agent = new Agent();
  const expected = { "x-content-type-options": "nosniff", "strict-transport-security": "max-age=31536000" };
  for (const path of ["/", "/none", "http://a b/"])
    expect((await ask(agent, encodeURI(path))).headers).toMatchObject(expected);
  await close();
});
