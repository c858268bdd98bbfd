import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatChangeHint } from "./change-hint.ts";

const lab = { phones: ["+919876543210"], moveUntilMinutes: 240, movesAllowed: 2 } as LabProfile;
const booking = { day: "2026-11-25", time: "10:00 AM" };

test("a visit nearer than the preparation notice says what applies then", () => {
  const hintAt = (createdAt: Date) => formatChangeHint({ ...booking, createdAt }, lab, sentences);
  const nearer = "This visit is nearer: call all the same, you pay only for tests whose sample was taken.";
  expect(hintAt(new Date("2026-11-24T04:31:00Z"))).toContain(`at least 24 hours before. ${nearer}`);
  expect(hintAt(new Date("2026-11-24T04:30:00Z"))).not.toContain(nearer);
});

test("the hint says until when the patient changes the visit without a call, as long as that is possible", () => {
  const hintAt = (createdAt: string, movesAllowed = 2) =>
    formatChangeHint({ ...booking, createdAt }, { ...lab, movesAllowed }, sentences);
  expect(hintAt("2026-11-24T04:30:00Z")).toContain(
    "You can also change it yourself on our website until Wednesday, 25 November 2026, 6:00 AM.",
  );
  expect(hintAt("2026-11-25T00:31:00Z")).not.toContain("yourself");
  expect(hintAt("2026-11-24T04:30:00Z", 0)).not.toContain("yourself");
});
