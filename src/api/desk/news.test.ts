// Rows 10.12, 10.56
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { allowances } from "#core/access/limits.server.ts";
import type { BackupState } from "#core/desk/backup-state.ts";
import { watchedLimits } from "#core/desk/warnings.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { auditTrail, type SeatHold, slots } from "#db/schema/bookings.ts";
import { deskStrangers, passwordGuesses } from "#db/schema/desk-gate.ts";
import { attempts } from "#db/schema/messages.ts";
import { createTestApp } from "#test/app.ts";
import { aBooking, mondayMorning, statusAnswers } from "#test/builders.ts";

const MB = 1024 ** 2;
const disk = { totalBytes: 200 * 1024 * MB, freeBytes: 100 * 1024 * MB };
let backup: BackupState | null = null;
const app = await createTestApp({ disks: async () => [disk], backup: () => backup });
const desk = await app.deskCookie();
afterAll(() => app.close());

const hoursAgo = (hours: number) => new Date(mondayMorning.getTime() - hours * 3_600_000);
const warnings = async () => (await app.call("GET", "/api/admin/news", undefined, desk)).body.warnings;
const tag = async (): Promise<string> => (await app.call("GET", "/api/admin/news", undefined, desk)).body.tag;

test("each change of a booking and each message is news, and nothing else is", async () => {
  const tags = [await tag()];
  const { body } = await app.call("POST", "/api/bookings", await app.priced(aBooking()));
  tags.push(await tag());
  await app.call("PATCH", `/api/bookings/${body.booking.id}/status`, { status: "completed", ...statusAnswers }, desk);
  tags.push(await tag());
  await app.call("PATCH", `/api/bookings/${body.booking.id}/payment-status`, { paymentStatus: "paid" }, desk);
  tags.push(await tag());
  await app.call("DELETE", `/api/bookings/${body.booking.id}`, undefined, desk);
  tags.push(await tag());
  const [name, email, phone] = ["Harpreet Kaur", "harpreet@example.com", "98765 43001"];
  await app.call("POST", "/api/contact-messages", { name, email, phone, subject: "Hello", message: "Are you open?" });
  tags.push(await tag());
  expect(new Set(tags).size).toBe(6);
  expect(await tag()).toBe(tags.at(-1));
});

test("a change that began earlier and ended later than another is news too", async () => {
  const entry = { at: new Date(), actor: "system test", action: "status", change: {} };
  const told = await app.db.transaction(async (slow) => {
    await slow.insert(auditTrail).values(entry);
    await app.db.insert(auditTrail).values(entry);
    return tag();
  });
  const [{ ids }] = (await app.db.execute(sql`select count(*)::int as ids from audit_trail`)).rows as [{ ids: number }];
  expect(ids).toBeGreaterThan(1);
  expect(await tag()).not.toBe(told);
});

test("the desk is warned while there is little room on the disk, and no longer", async () => {
  expect(await warnings()).toEqual([]);
  disk.freeBytes = 700 * MB;
  expect(await warnings()).toEqual([{ code: "disk-nearly-full", freeBytes: 700 * MB }]);
  disk.freeBytes = 3 * 1024 * MB;
  expect(await warnings()).toEqual([]);
});

test("the desk is warned when strangers have tried twenty passwords in a day, and no longer", async () => {
  const since = hoursAgo(1);
  await app.db.insert(deskStrangers).values([
    { network: "198.51.100.1", tries: 12, askedAt: since },
    { network: "198.51.100.2", tries: 7, askedAt: since },
    { network: "198.51.100.3", tries: 0, askedAt: since },
  ]);
  const guesses = (tries: number, first = since) => {
    const day = { since: first, tries, nextTurnAt: first };
    return app.db.insert(passwordGuesses).values(day).onConflictDoUpdate({ target: passwordGuesses.id, set: day });
  };
  await guesses(19);
  expect(await warnings()).toEqual([]);
  await guesses(20);
  expect(await warnings()).toEqual([
    { code: "password-guessing", since: since.toISOString(), tries: 20, addresses: 2 },
  ]);
  await guesses(20, hoursAgo(25));
  expect(await warnings()).toEqual([]);
});

test("the desk is warned of a day whose share one network has booked with unproved phones, and no longer once they are gone", async () => {
  const book = async (seat: number) => {
    const booking = { bookingDate: "2026-11-27", bookingTime: slotTimes[seat] ?? "07:00 AM" };
    const wish = aBooking({ patient: { phone: String(9_811_150_000 + seat) }, booking });
    return (await app.call("POST", "/api/bookings", await app.priced(wish))).body.booking.id as number;
  };
  const ids: number[] = [];
  for (let seat = 0; seat < 8; seat++) ids.push(await book(seat));
  expect(await warnings()).toEqual([]);
  ids.push(await book(8));
  expect(await warnings()).toEqual([{ code: "many-bookings-of-one-network", day: "2026-11-27", seats: 9, days: 1 }]);
  await app.call("PATCH", `/api/bookings/${ids[0]}/status`, { status: "declined" }, desk);
  expect(await warnings()).toEqual([]);
});

test("the desk reads when the last good backup was made, and is warned when it is older than two days", async () => {
  backup = { lastGoodAt: hoursAgo(20), fault: "the store did not answer" };
  const { body } = await app.call("GET", "/api/admin/news", undefined, desk);
  expect(body).toMatchObject({ lastGoodBackupAt: hoursAgo(20).toISOString(), warnings: [] });
  backup = { lastGoodAt: hoursAgo(49), fault: null };
  expect(await warnings()).toEqual([{ code: "backup-old", lastGoodAt: hoursAgo(49).toISOString() }]);
  backup = null;
  expect(await warnings()).toEqual([]);
});

test("staff are told which of the limits of all together are reached, and since when the first refusal is due", async () => {
  const ofAll = Object.entries(allowances).filter(([, limit]) => "of" in limit && limit.of === "all");
  expect(ofAll.map(([limit]) => limit).sort()).toEqual([...watchedLimits].sort());
  for (const limit of watchedLimits) {
    await app.db.delete(attempts);
    for (let spent = 1; spent < allowances[limit].points; spent++) await app.limits.spend(limit, "all");
    expect(await warnings()).toEqual([]);
    const before = Date.now();
    await app.limits.spend(limit, "all");
    const [warning, ...others] = await warnings();
    expect([warning, others]).toEqual([{ code: "limit-reached", limit, since: expect.any(String) }, []]);
    const reachedAt = Date.parse(warning.since);
    expect([reachedAt >= before, reachedAt <= Date.now()]).toEqual([true, true]);
    await app.limits.spend(limit, "all");
    expect(await warnings()).toEqual([warning]);
  }
  await app.db.update(attempts).set({ expire: Date.now() });
  expect(await warnings()).toEqual([]);
});

test("staff are told of seats that strangers hold once they are as many as half a day has", async () => {
  const holdsOf = (seats: number) =>
    Object.fromEntries(
      Array.from({ length: seats }, (_, n) => {
        const [since, until] = [n, 299 + n].map((seconds) => Math.floor(mondayMorning.getTime() / 1000) + seconds);
        return [`${n}`, { by: `line ${n}`, network: "a network", since, until } as SeatHold];
      }),
    );
  const slot = { day: "2026-12-02", time: "10:00 AM", taken: 0 };
  await app.db.insert(slots).values({ ...slot, holds: holdsOf(23) });
  expect(await warnings()).toEqual([]);
  await app.db
    .update(slots)
    .set({ holds: holdsOf(24) })
    .where(eq(slots.day, slot.day));
  expect(await warnings()).toEqual([{ code: "many-holds", seats: 24, since: mondayMorning.toISOString() }]);
  app.setClock(new Date(mondayMorning.getTime() + 300_000));
  expect(await warnings()).toEqual([]);
});
