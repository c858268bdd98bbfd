import { expect, test } from "vitest";
import type { Thread } from "#core/messages/conversations/schema.ts";
import { formatReadyAnswer } from "./ready-answers.ts";

type Latest = NonNullable<Thread["patients"][number]["latest"]>;

const latest: Latest = {
  ...{ id: 3, code: "BK-00000003", status: "confirmed", bookingDate: "2026-11-25", bookingTime: "09:00 AM" },
  ...{ place: "home", itemNames: ["CBC"], reportReleasedAt: null },
};
const patient = { id: 1, name: "Kuldeep Mann", age: 62, exactAge: null, gender: null };
const context = (changes: Partial<Latest> | null, nextVisit: Thread["nextVisit"] = null) => ({
  thread: { patients: [{ ...patient, latest: changes && { ...latest, ...changes } }], nextVisit },
  name: "Jagdeep Mann",
  lab: { name: "nabz", address: "12 Mall Road, Ludhiana" },
  origin: "https://nabz.example",
});

test.each([
  [{}, /is to be taken on Wed 25 Nov, 9:00 AM/],
  [{ status: "testing_in_progress" }, /is being tested/],
  [{ status: "completed", reportReleasedAt: "2026-11-25T09:00:00.000Z" }, /is ready.*patient-dashboard/],
  [{ status: "declined" }, /look up your report/],
  [null, /look up your report/],
])("says where the report of the last booking is: %j", (changes, expected) => {
  expect(formatReadyAnswer("report", context(changes))).toMatch(expected);
});

test("says when the next visit is, or asks for a day", () => {
  const visit = { ...latest, patientName: "Kuldeep Mann" };
  expect(formatReadyAnswer("visit", context(null, visit))).toBe(
    "Hello Jagdeep, we come to you on Wed 25 Nov, 9:00 AM. We call you when we are on the way.",
  );
  expect(formatReadyAnswer("visit", context(null, { ...visit, place: "centre" }))).toContain("at our centre");
  expect(formatReadyAnswer("visit", context(null))).toContain("Which day and hour suit you?");
});

test("greets a phone without a name", () => {
  expect(formatReadyAnswer("address", { ...context(null), name: null })).toBe(
    "Hello, this is our address: nabz, 12 Mall Road, Ludhiana.",
  );
});
