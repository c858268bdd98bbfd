import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { limitBodies } from "./body-limit.server.ts";
import { createHttpServer } from "./http-server.server.ts";

const MEBIBYTE = 1024 * 1024;

/** A server that tells the address of what it was asked, and takes a kilobyte; gives what it says to a request, head and body. */
async function startServer(publicOrigin?: string) {
  const answer = limitBodies(
    { maxBytes: 1024, larger: [] },
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

test("behind a proxy every request is asked of the public address, whatever host it names", async () => {
  const { ask } = await startServer("https://nabz.example");
  const hosts = ["nabz.example", "10.0.0.7:3000", "evil.example", "not a host"];
  for (const host of hosts) {
    expect(bodyOf(await ask("GET /contact?x=1 HTTP/1.1", `Host: ${host}`))).toBe("https://nabz.example/contact?x=1");
  }
  expect(bodyOf(await ask("GET http://evil.example/contact HTTP/1.1", "Host: evil.example"))).toBe(
    "https://nabz.example/contact",
  );
});

test("without one a request's own host counts", async () => {
  const { ask } = await startServer();
  expect(bodyOf(await ask("GET /contact HTTP/1.1", "Host: localhost:3000"))).toBe("http://localhost:3000/contact");
});

test.each(["https://nabz.example", undefined])(
  "a request that names several hosts is refused; behind %s",
  async (origin) => {
    const { ask } = await startServer(origin);
    const answer = await ask("GET / HTTP/1.1", "Host: nabz.example", "hOST: evil.example");
    expect(answer.split("\r\n")[0]).toBe("HTTP/1.1 400 Bad Request");
  },
);

test("whoever declares too much is answered before they send it, and the line is closed to the rest", async () => {
  const { open } = await startServer();
  const socket = open();
  socket.on("error", () => {});
  // More than any machine sends before the line is closed.
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

test("every answer tells its number, the library's own refusals too", async () => {
  const { ask } = await startServer();
  const numbers = [];
  for (const lines of [
    ["GET / HTTP/1.1", "Host: localhost"],
    ["GET / HTTP/1.1", "Host: evil%"],
  ])
    numbers.push(/^x-request-id: (\w+-\d)\r$/im.exec(await ask(...lines))?.[1]?.split("-")[1]);
  expect(numbers).toEqual(["1", "2"]);
});
