import { afterEach, expect, test } from "vitest";
import { type Call, newCall } from "#web/admin/call/use-call.ts";
import {
  type Callers,
  firstCaller,
  hasRoom,
  keepCallers,
  keptCallers,
  MOST_CALLERS,
  opening,
  withAnother,
  withCall,
  withoutCaller,
} from "./drafts.ts";

afterEach(() => sessionStorage.clear());

const said = (typed: string): Call => ({ ...newCall, typed });
const openCall = ({ openId, callers }: Callers) => callers.find(({ id }) => id === openId)?.call.typed;
const typedOf = ({ callers }: Callers) => callers.map(({ call }) => call.typed);

test("begins a second caller while the first waits, and goes back to what the first said", () => {
  const first = withCall(firstCaller, 0, said("98765"));
  const second = withAnother(first);
  expect([openCall(second), typedOf(second)]).toEqual(["", ["98765", ""]]);
  const back = opening(withCall(second, second.openId, said("98111")), 0);
  expect([openCall(back), typedOf(back)]).toEqual(["98765", ["98765", "98111"]]);
});

test("keeps no form in which nothing was typed, and begins none beside an empty one", () => {
  expect(withAnother(firstCaller)).toBe(firstCaller);
  const second = withAnother(withCall(firstCaller, 0, said("98765")));
  expect(typedOf(opening(second, 0))).toEqual(["98765"]);
});

test("lets five callers wait and no more", () => {
  let all: Callers = withCall(firstCaller, 0, said("0"));
  for (let more = 1; more < MOST_CALLERS; more++) {
    all = withAnother(all);
    all = withCall(all, all.openId, said(String(more)));
  }
  expect([all.callers.length, hasRoom(all), withAnother(all)]).toEqual([MOST_CALLERS, false, all]);
});

test("opens the caller who waits longest once one is booked, and a new form where nobody waits", () => {
  const first = withCall(firstCaller, 0, said("98765"));
  const second = withAnother(first);
  const left = withoutCaller(withCall(second, second.openId, said("98111")), second.openId);
  expect([openCall(left), typedOf(left)]).toEqual(["98765", ["98765"]]);
  const empty = withoutCaller(left, left.openId);
  expect([openCall(empty), empty.openId === left.openId]).toEqual(["", false]);
});

test("the tab keeps what was typed for whoever typed it, and nothing once nothing is typed", () => {
  const first = withCall(firstCaller, 0, said("98765"));
  keepCallers("desk Asha", first);
  expect(keptCallers("desk Asha")).toEqual(first);
  expect(keptCallers("desk Meena")).toBeNull();
  keepCallers("desk Asha", firstCaller);
  expect([keptCallers("desk Asha"), sessionStorage.length]).toEqual([null, 0]);
});

test("what an older page kept is filled up, and what is no draft is left out", () => {
  const kept = { whose: "desk Asha", openId: 3, callers: [{ id: 3, call: { typed: "98765" } }] };
  sessionStorage.setItem("nabz_callers", JSON.stringify(kept));
  expect(keptCallers("desk Asha")?.callers[0]?.call).toEqual(said("98765"));
  sessionStorage.setItem("nabz_callers", JSON.stringify({ ...kept, openId: 9 }));
  expect(keptCallers("desk Asha")).toBeNull();
});
