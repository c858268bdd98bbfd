import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { withBodyLimit } from "./body-limit.server.ts";
import { createHttpServer } from "./http-server.server.ts";

const MEBIBYTE = 1024 * 1024;

/**
 * Starts a server that answers with the request's URL and accepts a kilobyte; `ask` returns the whole response, head
 * and body.
 */
async function startServer(publicOrigin?: string) {
  const answer = withBodyLimit(
    { maxBytes: 1024, exceptions: [] },
    (request) => new Response(request.url),
    () => new Response("too large", { status: 413 }),
  );
  const options = { log: createLog("silent"), clientAddressHeader: undefined, publicOrigin };
  const server = createHttpServer(() => ({ answer }), options);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const open = () => connect(port, "127.0.0.1");
  const ask = async (...lines: string[]) => {
    const socket = open();
    socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
    return text(socket);
  };
  return { ask, open };
}

const bodyOf = (answer: string) => answer.slice(answer.indexOf("\r\n\r\n") + 4);

test("behind a proxy every request has the public origin, whatever host it names", async () => {
  const { ask } = await startServer("https://nabz.example");
  const hosts = ["nabz.example", "10.0.0.7:3000", "evil.example", "not a host"];
  for (const host of hosts) {
    expect(bodyOf(await ask("GET /contact?x=1 HTTP/1.1", `Host: ${host}`))).toBe("https://nabz.example/contact?x=1");
  }
  expect(bodyOf(await ask("GET http://evil.example/contact HTTP/1.1", "Host: evil.example"))).toBe(
    "https://nabz.example/contact",
  );
});

test("without a proxy the request's Host is used", async () => {
  const { ask } = await startServer();
  expect(bodyOf(await ask("GET /contact HTTP/1.1", "Host: localhost:3000"))).toBe("http://localhost:3000/contact");
});

test.each(["https://nabz.example", undefined])(
  "rejects a request with several Host headers; behind %s",
  async (origin) => {
    const { ask } = await startServer(origin);
    const answer = await ask("GET / HTTP/1.1", "Host: nabz.example", "hOST: evil.example");
    expect(answer.split("\r\n")[0]).toBe("HTTP/1.1 400 Bad Request");
  },
);

test("rejects a too large declared length at once, and closes the connection", async () => {
  const { open } = await startServer();
  const socket = open();
  socket.on("error", () => {});
  // More than any machine sends before the connection is closed.
  const declared = 1024 * 1024 * MEBIBYTE;
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${declared}\r\n\r\n`);
  const [first] = await once(socket, "data");
  expect(String(first).split("\r\n")[0]).toBe("HTTP/1.1 413 Payload Too Large");
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const block = Buffer.alloc(MEBIBYTE);
  const send = () => {
    while (!socket.destroyed && socket.write(block));
  };
  socket.on("drain", send);
  send();
  await closed;
  expect(socket.bytesWritten).toBeLessThan(declared);
});

test("sends the request id with every response, the library's own errors too", async () => {
  const { ask } = await startServer();
  const numbers = [];
  for (const lines of [
    ["GET / HTTP/1.1", "Host: localhost"],
    ["GET / HTTP/1.1", "Host: evil%"],
  ])
    numbers.push(/^x-request-id: (\w+-\d)\r$/im.exec(await ask(...lines))?.[1]?.split("-")[1]);
  expect(numbers).toEqual(["1", "2"]);
});

test("keeps idle connections longer than the minute that proxies keep theirs", async () => {
  const { open } = await startServer();
  const socket = open();
  socket.write("GET /contact HTTP/1.1\r\nHost: localhost:3000\r\n\r\n");
  const [answer] = await once(socket, "data");
  socket.destroy();
  expect(Number(/^keep-alive: timeout=(\d+)/im.exec(String(answer))?.[1])).toBeGreaterThan(60);
});
