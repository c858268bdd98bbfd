import { expect, test } from "vitest";
import { policy, type StaffRole } from "#core/access/policy.ts";
import type { OpenReport } from "#core/admin/worklist-schema.ts";
import { chooseAct } from "./work-acts.ts";
import type { WorkItem } from "./worklists.ts";

const now = new Date("2026-11-23T04:00:00Z");
const [before, after] = ["2026-11-23T03:00:00Z", "2026-11-23T05:00:00Z"];
const report = (changes: Partial<OpenReport>) => ({
  list: "report" as const,
  row: { phone: "+919876543001", uploadedAt: null, withdrawnAt: null, promisedAt: after, ...changes } as OpenReport,
});
const actsOf = (item: WorkItem) =>
  (["owner", "receptionist", "technician", "pathologist"] as const).map((role: StaffRole) =>
    chooseAct(item, now, (action) => policy[action][role] === "yes"),
  );

test("a missing report is uploaded by the lab, and the desk calls once it is overdue", () => {
  expect(actsOf(report({}))).toEqual(["upload", "open", "upload", "upload"]);
  expect(actsOf(report({ promisedAt: before }))).toEqual(["upload", "call", "upload", "upload"]);
});

test("an uploaded report is released by those who may, and others look", () => {
  expect(actsOf(report({ uploadedAt: before }))).toEqual(["release", "open", "open", "release"]);
  expect(actsOf(report({ uploadedAt: before, promisedAt: before }))).toEqual(["release", "call", "open", "release"]);
});

test("the patient of a withdrawn report is called by those who may call", () => {
  expect(actsOf(report({ withdrawnAt: before }))).toEqual(["call", "call", "upload", "upload"]);
});

test("an erased patient is never called", () => {
  expect(actsOf(report({ phone: "", promisedAt: before }))).toEqual(["upload", "open", "upload", "upload"]);
});

test("the desk moves a visit where no one was at home, and calls where none came", () => {
  const row = { phone: "+919876543001", place: "home" };
  expect(actsOf({ list: "failed", row } as WorkItem)).toEqual(["move", "move", "open", "open"]);
  expect(actsOf({ list: "missed", row } as WorkItem)).toEqual(["call", "call", "open", "open"]);
  expect(actsOf({ list: "redraw", row } as WorkItem)).toEqual(["call", "call", "open", "open"]);
});

test("the office checks what a phone sent in doubt", () => {
  expect(actsOf({ list: "check", row: { phone: "+919876543001" } } as WorkItem)).toEqual([
    "check",
    "check",
    "open",
    "open",
  ]);
});

test.each([
  ["not-me", { id: 1 }, "open"],
  ["not-me", null, "answer"],
  ["ate", { id: 1, place: "home" }, "move"],
  ["ate", { id: 1, place: "centre" }, "answer"],
  ["other", { id: 1 }, "answer"],
])("an answer that says %s, of booking %j, leads to %s", (kind, booking, act) => {
  expect(chooseAct({ list: "inbound", row: { kind, booking } } as WorkItem, now, () => true)).toBe(act);
});

test("a message is answered, or its booking opened", () => {
  expect(chooseAct({ list: "answer", row: { booking: null } } as WorkItem, now, () => true)).toBe("answer");
  expect(chooseAct({ list: "answer", row: { booking: { id: 1 } } } as WorkItem, now, () => true)).toBe("open");
});
