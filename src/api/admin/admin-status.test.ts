// Rows 10.12, 10.56
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { rateLimits } from "#core/access/rate-limits.server.ts";
import type { BackupState } from "#core/admin/backup-state.ts";
import { watchedRateLimits } from "#core/admin/warnings.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { bookingEvents, type SeatHold, slots } from "#db/schema/bookings.ts";
import { anonymousLoginAttempts, anonymousLoginQueue } from "#db/schema/login-guard.ts";
import { rateLimitAttempts } from "#db/schema/messages.ts";
import { createTestApp } from "#test/app.ts";
import { buildBooking, mondayMorning, statusAnswers } from "#test/builders.ts";

const MB = 1024 ** 2;
const disk = { totalBytes: 200 * 1024 * MB, freeBytes: 100 * 1024 * MB };
let backup: BackupState | null = null;
const app = await createTestApp({ disks: async () => [disk], backup: () => backup });
const admin = await app.adminCookie();
afterAll(() => app.close());

const hoursAgo = (hours: number) => new Date(mondayMorning.getTime() - hours * 3_600_000);
const warnings = async () => (await app.call("GET", "/api/admin/status", undefined, admin)).body.warnings;
const tag = async (): Promise<string> => (await app.call("GET", "/api/admin/status", undefined, admin)).body.tag;

test("the tag changes with each booking change and message, and with nothing else", async () => {
  const tags = [await tag()];
  const { body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking()));
  tags.push(await tag());
  await app.call("PATCH", `/api/bookings/${body.booking.id}/status`, { status: "completed", ...statusAnswers }, admin);
  tags.push(await tag());
  await app.call("PATCH", `/api/bookings/${body.booking.id}/payment-status`, { paymentStatus: "paid" }, admin);
  tags.push(await tag());
  await app.call("DELETE", `/api/bookings/${body.booking.id}`, undefined, admin);
  tags.push(await tag());
  const [name, email, phone] = ["Harpreet Kaur", "harpreet@example.com", "98765 43001"];
  await app.call("POST", "/api/contact-messages", { name, email, phone, subject: "Hello", message: "Are you open?" });
  tags.push(await tag());
  expect(new Set(tags).size).toBe(6);
  expect(await tag()).toBe(tags.at(-1));
});

test("the tag changes for a transaction that began earlier and ended later than another", async () => {
  const { body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking()));
  const data = { from: "confirmed", to: "pending" };
  const event = { bookingId: body.booking.id, kind: "status", at: new Date(), actor: "system test", data } as const;
  const earlierTag = await app.db.transaction(async (slow) => {
    await slow.insert(bookingEvents).values(event);
    await app.db.insert(bookingEvents).values(event);
    return tag();
  });
  expect(await app.db.$count(bookingEvents)).toBeGreaterThan(1);
  expect(await tag()).not.toBe(earlierTag);
});

test("warns staff while disk space is low", async () => {
  expect(await warnings()).toEqual([]);
  disk.freeBytes = 700 * MB;
  expect(await warnings()).toEqual([{ code: "disk-nearly-full", freeBytes: 700 * MB }]);
  disk.freeBytes = 3 * 1024 * MB;
  expect(await warnings()).toEqual([]);
});

test("warns staff when strangers have tried twenty passwords in a day, and stops afterwards", async () => {
  const since = hoursAgo(1);
  await app.db.insert(anonymousLoginQueue).values([
    { network: "198.51.100.1", tries: 12, attemptedAt: since },
    { network: "198.51.100.2", tries: 7, attemptedAt: since },
    { network: "198.51.100.3", tries: 0, attemptedAt: since },
  ]);
  const guesses = (tries: number, first = since) => {
    const day = { since: first, tries, nextTurnAt: first };
    return app.db
      .insert(anonymousLoginAttempts)
      .values(day)
      .onConflictDoUpdate({ target: anonymousLoginAttempts.id, set: day });
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

test("warns of a day whose quota one network filled with unverified phones, until they are gone", async () => {
  const book = async (seat: number) => {
    const booking = { bookingDate: "2026-11-27", bookingTime: slotTimes[seat] ?? "07:00 AM" };
    const wish = buildBooking({ patient: { phone: String(9_811_150_000 + seat) }, booking });
    return (await app.call("POST", "/api/bookings", await app.withCurrentPrice(wish))).body.booking.id as number;
  };
  const ids: number[] = [];
  for (let seat = 0; seat < 8; seat++) ids.push(await book(seat));
  expect(await warnings()).toEqual([]);
  ids.push(await book(8));
  expect(await warnings()).toEqual([{ code: "many-bookings-of-one-network", day: "2026-11-27", seats: 9, days: 1 }]);
  await app.call("PATCH", `/api/bookings/${ids[0]}/status`, { status: "declined" }, admin);
  expect(await warnings()).toEqual([]);
});

test("returns when the last good backup was made, and warns when it is older than two days", async () => {
  backup = { lastGoodAt: hoursAgo(20), fault: "the store did not answer" };
  const { body } = await app.call("GET", "/api/admin/status", undefined, admin);
  expect(body).toMatchObject({ lastGoodBackupAt: hoursAgo(20).toISOString(), warnings: [] });
  backup = { lastGoodAt: hoursAgo(49), fault: null };
  expect(await warnings()).toEqual([{ code: "backup-old", lastGoodAt: hoursAgo(49).toISOString() }]);
  backup = null;
  expect(await warnings()).toEqual([]);
});

test("lists the global limits that are reached, with the time of the first rejection", async () => {
  const ofAll = Object.entries(rateLimits).filter(([, limit]) => "of" in limit && limit.of === "all");
  expect(ofAll.map(([limit]) => limit).sort()).toEqual([...watchedRateLimits].sort());
  for (const limit of watchedRateLimits) {
    await app.db.delete(rateLimitAttempts);
    for (let spent = 1; spent < rateLimits[limit].points; spent++) await app.limits.consume(limit, "all");
    expect(await warnings()).toEqual([]);
    const before = Date.now();
    await app.limits.consume(limit, "all");
    const [warning, ...others] = await warnings();
    expect([warning, others]).toEqual([{ code: "limit-reached", limit, since: expect.any(String) }, []]);
    const reachedAt = Date.parse(warning.since);
    expect([reachedAt >= before, reachedAt <= Date.now()]).toEqual([true, true]);
    await app.limits.consume(limit, "all");
    expect(await warnings()).toEqual([warning]);
  }
  await app.db.update(rateLimitAttempts).set({ expire: Date.now() });
  expect(await warnings()).toEqual([]);
});

test("warns of seats held by strangers once they equal half a day", async () => {
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
