import { afterEach, expect, test } from "vitest";
import {
  addCaller,
  type Callers,
  canAddCaller,
  initialCallers,
  loadCallers,
  MAX_CALLERS,
  openCaller,
  removeCaller,
  storeCallers,
  updateCaller,
} from "./caller-drafts.ts";
import { emptyDraft, type NewBookingDraft } from "./use-new-booking.ts";

afterEach(() => sessionStorage.clear());

const createDraft = (typedPhone: string): NewBookingDraft => ({ ...emptyDraft, typedPhone });
const openCall = ({ openId, callers }: Callers) => callers.find(({ id }) => id === openId)?.call.typedPhone;
const listTypedPhones = ({ callers }: Callers) => callers.map(({ call }) => call.typedPhone);

test("starts a second caller while the first waits, and returns to the first draft", () => {
  const first = updateCaller(initialCallers, 0, createDraft("98765"));
  const second = addCaller(first);
  expect([openCall(second), listTypedPhones(second)]).toEqual(["", ["98765", ""]]);
  const back = openCaller(updateCaller(second, second.openId, createDraft("98111")), 0);
  expect([openCall(back), listTypedPhones(back)]).toEqual(["98765", ["98765", "98111"]]);
});

test("drops empty drafts and adds none next to an empty one", () => {
  expect(addCaller(initialCallers)).toBe(initialCallers);
  const second = addCaller(updateCaller(initialCallers, 0, createDraft("98765")));
  expect(listTypedPhones(openCaller(second, 0))).toEqual(["98765"]);
});

test("limits waiting callers to five", () => {
  let all: Callers = updateCaller(initialCallers, 0, createDraft("0"));
  for (let more = 1; more < MAX_CALLERS; more++) {
    all = addCaller(all);
    all = updateCaller(all, all.openId, createDraft(String(more)));
  }
  expect([all.callers.length, canAddCaller(all), addCaller(all)]).toEqual([MAX_CALLERS, false, all]);
});

test("opens the longest waiting caller after a booking, or a new form", () => {
  const first = updateCaller(initialCallers, 0, createDraft("98765"));
  const second = addCaller(first);
  const left = removeCaller(updateCaller(second, second.openId, createDraft("98111")), second.openId);
  expect([openCall(left), listTypedPhones(left)]).toEqual(["98765", ["98765"]]);
  const empty = removeCaller(left, left.openId);
  expect([openCall(empty), empty.openId === left.openId]).toEqual(["", false]);
});

test("stores drafts in the tab per user, and nothing for empty drafts", () => {
  const first = updateCaller(initialCallers, 0, createDraft("98765"));
  storeCallers("desk Asha", first);
  expect(loadCallers("desk Asha")).toEqual(first);
  expect(loadCallers("desk Meena")).toBeNull();
  storeCallers("desk Asha", initialCallers);
  expect([loadCallers("desk Asha"), sessionStorage.length]).toEqual([null, 0]);
});

test("completes drafts stored by an older page and drops invalid ones", () => {
  const kept = { whose: "desk Asha", openId: 3, callers: [{ id: 3, call: { typedPhone: "98765" } }] };
  sessionStorage.setItem("nabz_callers", JSON.stringify(kept));
  expect(loadCallers("desk Asha")?.callers[0]?.call).toEqual(createDraft("98765"));
  sessionStorage.setItem("nabz_callers", JSON.stringify({ ...kept, openId: 9 }));
  expect(loadCallers("desk Asha")).toBeNull();
});
