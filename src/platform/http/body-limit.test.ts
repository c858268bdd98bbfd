import { expect, test } from "vitest";
import { withBodyLimit } from "./body-limit.server.ts";

const facts = { address: "203.0.113.7", requestId: "test" };

function startServer() {
  const read: number[] = [];
  const limits = { maxBytes: 1000, exceptions: [{ method: "PUT", path: /^\/files\/\d+$/, maxBytes: 5000 }] };
  const answer = withBodyLimit(
    limits,
    async (request) => {
      read.push((await request.arrayBuffer()).byteLength);
      return new Response("taken");
    },
    () => new Response("too large", { status: 413 }),
  );
  const send = async (init: RequestInit, path = "/contact") =>
    (await answer(new Request(`http://nabz.test${path}`, init), facts)).status;
  return { read, send };
}

/** A body without a declared length, and how much of it was read. */
function hiddenBody(bytes: number) {
  const consumed = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        consumed.bytes += 100;
        controller.enqueue(new Uint8Array(100));
        if (consumed.bytes >= bytes) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { consumed, init: { method: "POST", body, duplex: "half" } as RequestInit };
}

test("rejects a declared length over the limit before reading", async () => {
  const { read, send } = startServer();
  const { consumed, init } = hiddenBody(2000);
  expect(await send({ ...init, headers: { "content-length": "1001" } })).toBe(413);
  expect([read, consumed.bytes]).toEqual([[], 0]);
});

test("stops reading a body without a length once it exceeds the limit", async () => {
  const { read, send } = startServer();
  const { consumed, init } = hiddenBody(1_000_000);
  expect(await send(init)).toBe(413);
  expect([read, consumed.bytes]).toEqual([[], 1100]);
});

test("ignores a declared length if the body is chunked", async () => {
  const { send } = startServer();
  const headers = { "content-length": "1", "transfer-encoding": "chunked" };
  expect(await send({ ...hiddenBody(2000).init, headers })).toBe(413);
});

test("passes a body within the limit on, with or without a declared length", async () => {
  const { read, send } = startServer();
  await send(hiddenBody(1000).init);
  await send({ method: "POST", body: "x".repeat(1000), headers: { "content-length": "1000" } });
  await send({ method: "DELETE" });
  expect(read).toEqual([1000, 1000, 0]);
});

test("leaves the body of an exception unread, because its route authenticates first", async () => {
  const { read, send } = startServer();
  const put = { ...hiddenBody(4000).init, method: "PUT" };
  expect([await send(put, "/files/7"), await send({ ...hiddenBody(4000).init }, "/files/7")]).toEqual([200, 413]);
  expect(read).toEqual([4000]);
});
