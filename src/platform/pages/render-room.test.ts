import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { createRenderRoom } from "./render-room.server.ts";
import { Busy } from "./turn-queue.ts";

type Visitor = string | null;

type Settings = { atOnce?: number; rest?: () => Promise<void> };

/** A room whose work lasts until it is told to end. */
function openRoom({ atOnce = 1, rest = async () => {} }: Settings = {}) {
  const room = createRenderRoom({ atOnce, waiting: { inAll: 4, ofOne: 2 }, rest });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const outcomes: Record<string, string> = {};
  const enter = (name: string, who: Visitor = name, signal?: AbortSignal) => {
    const work = () =>
      new Promise<void>((end) => {
        begun.push(name);
        ends.set(name, end);
      });
    room.enter({ who, signal }, work).then(
      () => {
        outcomes[name] = "made";
      },
      (failure: unknown) => {
        outcomes[name] = failure instanceof Busy ? "busy" : "gone";
      },
    );
  };
  /** Ends what is under way, one after the other, until nothing is left. */
  const endAll = async () => {
    await settled();
    for (let at = 0; at < begun.length; at += 1) {
      ends.get(begun[at] ?? "")?.();
      await settled();
    }
  };
  return { begun, ends, outcomes, enter, endAll, state: room.state };
}

const settled = () => new Promise<void>((done) => setImmediate(done));

test("so many are made at once, and the next begins where one ends", async () => {
  const { begun, ends, enter, state } = openRoom({ atOnce: 2 });
  for (const name of ["a", "b", "c"]) enter(name);
  await settled();
  expect(state()).toEqual({ running: 2, waiting: 1 });
  expect(begun).toEqual(["a", "b"]);
  ends.get("b")?.();
  await settled();
  expect(begun).toEqual(["a", "b", "c"]);
});

test("visitors take turns, however many pages one of them asks for", async () => {
  const { begun, enter, endAll } = openRoom();
  for (const name of ["greedy 1", "greedy 2", "greedy 3"]) enter(name, "greedy");
  for (const name of ["modest 1", "other 1"]) enter(name, name.slice(0, -2));
  await endAll();
  expect(begun).toEqual(["greedy 1", "greedy 2", "modest 1", "other 1", "greedy 3"]);
});

test("a visitor has only so many waiting", async () => {
  const { outcomes, enter, endAll } = openRoom();
  for (const name of ["1", "2", "3", "4"]) enter(name, "greedy");
  await endAll();
  expect(outcomes).toEqual({ 1: "made", 2: "made", 3: "made", 4: "busy" });
});

test("where all places to wait are taken, the latest of whoever has most makes way for another", async () => {
  const { outcomes, enter, endAll } = openRoom();
  for (const name of ["a1", "a2", "a3", "b1", "b2"]) enter(name, name[0]);
  enter("c1", "c");
  await endAll();
  expect(outcomes).toEqual({ a1: "made", a2: "made", a3: "busy", b1: "made", b2: "made", c1: "made" });
});

test("where everybody who waits has one page waiting, one more is turned away", async () => {
  const { outcomes, enter, endAll } = openRoom();
  for (const name of ["a", "b", "c", "d", "e", "f"]) enter(name);
  await endAll();
  expect(outcomes).toMatchObject({ a: "made", e: "made", f: "busy" });
});

test("a page for everybody comes first, and is never turned away", async () => {
  const { begun, outcomes, enter, endAll } = openRoom();
  for (const name of ["a", "b", "c", "d", "e"]) enter(name);
  enter("home", null);
  await endAll();
  expect(begun.slice(0, 2)).toEqual(["a", "home"]);
  expect(outcomes.home).toBe("made");
});

test("whoever has left waits no longer", async () => {
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

test("nothing listens to a visitor who waits no longer: what listens keeps the whole request", async () => {
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

test("after each that begins the thread rests before the next does", async () => {
  const rested = Promise.withResolvers<void>();
  const { begun, enter } = openRoom({ atOnce: 9, rest: () => rested.promise });
  for (const name of ["a", "b"]) enter(name);
  await settled();
  expect(begun).toEqual(["a"]);
  rested.resolve();
  await settled();
  expect(begun).toEqual(["a", "b"]);
});

test("work that fails leaves its place to the next", async () => {
  const room = createRenderRoom({ atOnce: 1, waiting: { inAll: 4, ofOne: 2 }, rest: async () => {} });
  const failing = room.enter({ who: "a" }, async () => {
    throw new Error("database gone");
  });
  const next = room.enter({ who: "b" }, async () => "made");
  await expect(failing).rejects.toThrow("database gone");
  expect(await next).toBe("made");
});
