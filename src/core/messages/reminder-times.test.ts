import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { getReminderCause, getReminderWindow, isReminderDue, type Reminder } from "./reminder-times.ts";

const times = { reminderMinutes: 19 * 60, quietFromMinutes: 21 * 60, quietToMinutes: 8 * 60 };
const lastWeek = new Date("2026-11-20T10:00:00+05:30");

/** A moment by the lab's clock, with another one for a visit that was booked or moved. */
const at = (text: string) => new Date(`${text}:00+05:30`);
const isDue = (reminder: Reminder, slot: string, now: string, changedAt: Date = lastWeek) => {
  const [day = "", time = ""] = slot.split(/ (.*)/);
  return isReminderDue(reminder, { day, time }, { now: at(now), times, changedAt });
};

test.each<[reminder: Reminder, slot: string, now: string, isSent: boolean]>([
  // The evening before, until the quiet hours.
  ["tomorrow", "2026-11-27 07:00 AM", "2026-11-26T18:59", false],
  ["tomorrow", "2026-11-27 07:00 AM", "2026-11-26T19:00", true],
  ["tomorrow", "2026-11-27 07:00 AM", "2026-11-26T20:59", true],
  ["tomorrow", "2026-11-27 07:00 AM", "2026-11-26T21:00", false],
  ["tomorrow", "2026-11-27 07:00 AM", "2026-11-26T23:59", false],
  // Midnight, and the job that is late by hours.
  ["tomorrow", "2026-11-27 07:00 AM", "2026-11-27T00:00", false],
  ["tomorrow", "2026-11-27 07:00 AM", "2026-11-27T01:00", false],
  ["tomorrow", "2026-11-27 06:00 PM", "2026-11-27T08:30", false],
  ["tomorrow", "2026-11-28 07:00 AM", "2026-11-26T19:00", false],
  // Monday's visit is reminded of on Sunday.
  ["tomorrow", "2026-11-30 07:00 AM", "2026-11-29T19:00", true],
  // 29 February, and the year's last evening.
  ["tomorrow", "2028-02-29 07:00 AM", "2028-02-28T19:00", true],
  ["tomorrow", "2028-03-01 07:00 AM", "2028-02-29T19:00", true],
  ["tomorrow", "2028-03-01 07:00 AM", "2028-02-28T19:00", false],
  ["tomorrow", "2027-03-01 07:00 AM", "2027-02-28T19:00", true],
  ["tomorrow", "2027-01-01 07:00 AM", "2026-12-31T19:00", true],
  // Two hours before, until the visit begins; never in the quiet hours.
  ["soon", "2026-11-27 07:00 AM", "2026-11-27T05:00", false],
  ["soon", "2026-11-27 09:00 AM", "2026-11-27T07:00", false],
  ["soon", "2026-11-27 09:00 AM", "2026-11-27T08:00", false],
  ["soon", "2026-11-27 10:00 AM", "2026-11-27T07:59", false],
  ["soon", "2026-11-27 10:00 AM", "2026-11-27T08:00", true],
  ["soon", "2026-11-27 10:00 AM", "2026-11-27T09:59", true],
  ["soon", "2026-11-27 10:00 AM", "2026-11-27T10:00", false],
  ["soon", "2026-11-27 10:00 AM", "2026-11-27T14:00", false],
  ["soon", "2026-11-27 06:00 PM", "2026-11-27T16:00", true],
  ["soon", "2026-11-28 10:00 AM", "2026-11-27T08:00", false],
])("%s of %s at %s: %s", (reminder, slot, now, isSent) => {
  expect(isDue(reminder, slot, now)).toBe(isSent);
});

test("nothing within three hours of a confirmation or move, however late the job is", () => {
  const evening = (now: string, changedAt: string) => isDue("tomorrow", "2026-11-27 07:00 AM", now, at(changedAt));
  expect(evening("2026-11-26T19:00", "2026-11-26T16:00")).toBe(true);
  expect(evening("2026-11-26T19:00", "2026-11-26T16:01")).toBe(false);
  expect(evening("2026-11-26T20:55", "2026-11-26T16:01")).toBe(false);
  expect(evening("2026-11-26T19:30", "2026-11-26T19:20")).toBe(false);
  expect(isDue("soon", "2026-11-27 02:00 PM", "2026-11-27T12:00", at("2026-11-27T09:30"))).toBe(false);
});

test("an evening or a morning visit of a lab with other quiet hours", () => {
  const slot = { day: "2026-11-27", time: "06:00 PM" };
  const early = { reminderMinutes: 16 * 60, quietFromMinutes: 16 * 60 + 30, quietToMinutes: 5 * 60 };
  expect(getReminderWindow("soon", slot, early)).toEqual({
    from: at("2026-11-27T16:00"),
    until: at("2026-11-27T16:30"),
  });
  expect(getReminderWindow("soon", { ...slot, time: "07:00 AM" }, early)?.from).toEqual(at("2026-11-27T05:00"));
  expect(getReminderWindow("tomorrow", slot, { ...early, quietFromMinutes: 15 * 60 })).toBeNull();
});

test("the cause names the first booking and the slot, and no phone", () => {
  expect(getReminderCause("tomorrow", 12, { day: "2026-11-27", time: "07:00 AM" })).toBe(
    "booking 12 tomorrow, 2026-11-27 07:00 AM",
  );
});

test.each(["UTC", "America/Vancouver", "Pacific/Auckland"])("reminds at the same moments on a server in %s", (zone) => {
  const program = `
    import { getReminderWindow } from "#core/messages/reminder-times.ts";
    const times = ${JSON.stringify(times)};
    const slots = [["2026-11-27", "10:00 AM"], ["2028-02-29", "06:00 PM"], ["2027-01-01", "07:00 AM"]];
    console.log(JSON.stringify(slots.flatMap(([day, time]) =>
      ["tomorrow", "soon"].map((reminder) => getReminderWindow(reminder, { day, time }, times)))));
  `;
  const run = (TZ: string) =>
    execFileSync(process.execPath, ["--input-type=module", "-e", program], {
      env: { ...process.env, TZ },
      encoding: "utf8",
    });
  expect(run(zone)).toBe(run("Asia/Kolkata"));
  expect(run(zone)).toContain("2026-11-26T13:30:00.000Z");
});
