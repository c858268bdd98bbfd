import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { QueueFullError } from "./fair-queue.ts";
import { createRenderQueue } from "./render-queue.server.ts";

type Visitor = string | null;

type Settings = { atOnce?: number; rest?: () => Promise<void> };

/** A queue whose work lasts until the test ends it. */
function openRoom({ atOnce = 1, rest = async () => {} }: Settings = {}) {
  const room = createRenderQueue({ atOnce, waiting: { inAll: 4, ofOne: 2 }, waitBetween: rest });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const outcomes: Record<string, string> = {};
  const enter = (name: string, who: Visitor = name, signal?: AbortSignal) => {
    const work = () =>
      new Promise<void>((end) => {
        begun.push(name);
        ends.set(name, end);
      });
    room.run({ clientKey: who, signal }, work).then(
      () => {
        outcomes[name] = "made";
      },
      (failure: unknown) => {
        outcomes[name] = failure instanceof QueueFullError ? "busy" : "gone";
      },
    );
  };
  /** Ends the running work one after the other, until none is left. */
  const endAll = async () => {
    await settled();
    for (let at = 0; at < begun.length; at += 1) {
      ends.get(begun[at] ?? "")?.();
      await settled();
    }
  };
  return { begun, ends, outcomes, enter, endAll, state: room.stats };
}

const settled = () => new Promise<void>((done) => setImmediate(done));

test("runs up to the limit at once, and starts the next when one ends", async () => {
  const { begun, ends, enter, state } = openRoom({ atOnce: 2 });
  for (const name of ["a", "b", "c"]) enter(name);
  await settled();
  expect(state()).toEqual({ running: 2, waiting: 1 });
  expect(begun).toEqual(["a", "b"]);
  ends.get("b")?.();
  await settled();
  expect(begun).toEqual(["a", "b", "c"]);
});

test("visitors take turns, however many pages one of them requests", async () => {
  const { begun, enter, endAll } = openRoom();
  for (const name of ["greedy 1", "greedy 2", "greedy 3"]) enter(name, "greedy");
  for (const name of ["modest 1", "other 1"]) enter(name, name.slice(0, -2));
  await endAll();
  expect(begun).toEqual(["greedy 1", "greedy 2", "modest 1", "other 1", "greedy 3"]);
});

test("limits how many pages of one visitor wait", async () => {
  const { outcomes, enter, endAll } = openRoom();
  for (const name of ["1", "2", "3", "4"]) enter(name, "greedy");
  await endAll();
  expect(outcomes).toEqual({ 1: "made", 2: "made", 3: "made", 4: "busy" });
});

test("when the queue is full, the latest of the visitor with the most makes room for another", async () => {
  const { outcomes, enter, endAll } = openRoom();
  for (const name of ["a1", "a2", "a3", "b1", "b2"]) enter(name, name[0]);
  enter("c1", "c");
  await endAll();
  expect(outcomes).toEqual({ a1: "made", a2: "made", a3: "busy", b1: "made", b2: "made", c1: "made" });
});

test("rejects one more when every waiting visitor has one page", async () => {
  const { outcomes, enter, endAll } = openRoom();
  for (const name of ["a", "b", "c", "d", "e", "f"]) enter(name);
  await endAll();
  expect(outcomes).toMatchObject({ a: "made", e: "made", f: "busy" });
});

test("a shared page comes first and is never rejected", async () => {
  const { begun, outcomes, enter, endAll } = openRoom();
  for (const name of ["a", "b", "c", "d", "e"]) enter(name);
  enter("home", null);
  await endAll();
  expect(begun.slice(0, 2)).toEqual(["a", "home"]);
  expect(outcomes.home).toBe("made");
});

test("a visitor who left no longer waits", async () => {
  const { begun, outcomes, enter, endAll } = openRoom();
  const leaving = new AbortController();
  enter("a");
  enter("b", "b", leaving.signal);
  enter("c");
  await settled();
  leaving.abort();
  await endAll();
  expect([begun, outcomes.b]).toEqual([["a", "c"], "gone"]);
});

test("removes abort listeners of visitors who no longer wait, because they keep the whole request alive", async () => {
  const { enter, endAll, outcomes } = openRoom();
  const signals = ["begun", "turned away", "gone"].map((name) => ({ name, gone: new AbortController() }));
  enter("a");
  for (const { name, gone } of signals) enter(name, name, gone.signal);
  for (const name of ["b1", "b2", "c1"]) enter(name, name[0]);
  signals[2]?.gone.abort();
  await endAll();
  expect(outcomes.begun).toBe("made");
  expect(signals.map(({ gone }) => getEventListeners(gone.signal, "abort").length)).toEqual([0, 0, 0]);
});

test("rests after each start before the next", async () => {
  const rested = Promise.withResolvers<void>();
  const { begun, enter } = openRoom({ atOnce: 9, rest: () => rested.promise });
  for (const name of ["a", "b"]) enter(name);
  await settled();
  expect(begun).toEqual(["a"]);
  rested.resolve();
  await settled();
  expect(begun).toEqual(["a", "b"]);
});

test("failed work frees its place", async () => {
  const room = createRenderQueue({ atOnce: 1, waiting: { inAll: 4, ofOne: 2 }, waitBetween: async () => {} });
  const failing = room.run({ clientKey: "a" }, async () => {
    throw new Error("database gone");
  });
  const next = room.run({ clientKey: "b" }, async () => "made");
  await expect(failing).rejects.toThrow("database gone");
  expect(await next).toBe("made");
});
