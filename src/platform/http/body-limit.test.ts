import { expect, test } from "vitest";
import { limitBodies } from "./body-limit.server.ts";

const facts = { address: "203.0.113.7", requestId: "test" };

function openDoor() {
  const read: number[] = [];
  const limits = { maxBytes: 1000, larger: [{ method: "PUT", path: /^\/files\/\d+$/, maxBytes: 5000 }] };
  const answer = limitBodies(
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

/** A body that tells no length, and how much of it was asked for. */
function hiddenBody(bytes: number) {
  const asked = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        asked.bytes += 100;
        controller.enqueue(new Uint8Array(100));
        if (asked.bytes >= bytes) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { asked, init: { method: "POST", body, duplex: "half" } as RequestInit };
}

test("a body that declares more than the limit is refused before a byte is read", async () => {
  const { read, send } = openDoor();
  const { asked, init } = hiddenBody(2000);
  expect(await send({ ...init, headers: { "content-length": "1001" } })).toBe(413);
  expect([read, asked.bytes]).toEqual([[], 0]);
});

test("a body that hides its length is cut as soon as it has passed the limit", async () => {
  const { read, send } = openDoor();
  const { asked, init } = hiddenBody(1_000_000);
  expect(await send(init)).toBe(413);
  expect([read, asked.bytes]).toEqual([[], 1100]);
});

test("a declared length counts for nothing where the body comes in chunks", async () => {
  const { send } = openDoor();
  const headers = { "content-length": "1", "transfer-encoding": "chunked" };
  expect(await send({ ...hiddenBody(2000).init, headers })).toBe(413);
});

test("a body within the limit arrives whole, whether it tells its length or not", async () => {
  const { read, send } = openDoor();
  await send(hiddenBody(1000).init);
  await send({ method: "POST", body: "x".repeat(1000), headers: { "content-length": "1000" } });
  await send({ method: "DELETE" });
  expect(read).toEqual([1000, 1000, 0]);
});

test("a row of the table leaves its body unread, for its route asks first who is there", async () => {
  const { read, send } = openDoor();
  const put = { ...hiddenBody(4000).init, method: "PUT" };
  expect([await send(put, "/files/7"), await send({ ...hiddenBody(4000).init }, "/files/7")]).toEqual([200, 413]);
  expect(read).toEqual([4000]);
});
