import { expect, test } from "vitest";
import { createConnectionState, getCachedAt, getNotice, reduceConnectionState } from "./connection-state.ts";

const now = new Date("2026-11-23T05:12:00Z");
const earlier = new Date("2026-11-23T04:00:00Z");
const earliest = new Date("2026-11-22T13:05:00Z");

test("says nothing of a page from the network", () => {
  expect(getNotice(createConnectionState(null, true, now))).toBeNull();
});

test("says of a cached page that the connection is lost, and how old it is", () => {
  const connection = createConnectionState(earlier, true, now);
  expect([getNotice(connection), connection.asOf]).toEqual(["down", earlier]);
});

test("reads when a document was cached, and null for one from the network", () => {
  expect(getCachedAt([{ name: "nabz-kept-at", description: earlier.toISOString() }])).toEqual(earlier);
  expect(getCachedAt([{ name: "db", description: "" }])).toBeNull();
});

test("reports a lost connection until it is back", () => {
  const lost = reduceConnectionState(createConnectionState(null, true, now), { kind: "lost" });
  expect([getNotice(lost), lost.asOf]).toEqual(["down", now]);
  expect(getNotice(reduceConnectionState(lost, { kind: "found" }))).toBeNull();
});

test("shows cached content as old until a new page comes from the network", () => {
  const found = reduceConnectionState(createConnectionState(earlier, false, now), { kind: "found" });
  expect([getNotice(found), found.asOf]).toEqual(["back", earlier]);
  const next = reduceConnectionState(found, { kind: "navigated", at: now });
  expect([getNotice(next), next.asOf]).toEqual([null, now]);
});

test("a page that goes offline keeps its age", () => {
  const connection = createConnectionState(earlier, false, now);
  expect(reduceConnectionState(connection, { kind: "navigated", at: now })).toEqual(connection);
});

test("a page with an older part is as old as that part", () => {
  const connection = reduceConnectionState(createConnectionState(earlier, false, now), {
    kind: "given",
    keptAt: earliest,
  });
  expect(connection.asOf).toEqual(earliest);
  expect(reduceConnectionState(connection, { kind: "given", keptAt: earlier }).asOf).toEqual(earliest);
});
