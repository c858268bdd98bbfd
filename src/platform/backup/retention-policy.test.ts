import fc from "fast-check";
import { expect, test } from "vitest";
import { isBackupDue } from "./backup-worker.server.ts";
import { formatStamp } from "./manifest.ts";
import { isWalNeeded, selectBackupsToKeep } from "./retention-policy.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const now = new Date("2026-11-22T21:30:00Z");

/** A base backup of this many hours ago; its WAL position follows from its age, one file an hour. */
function baseOf(hoursAgo: number, checked = true) {
  const moment = new Date(now.getTime() - hoursAgo * HOUR_MS);
  const file = (position: number) => `00000001${position.toString(16).toUpperCase().padStart(16, "0")}`;
  return {
    stamp: formatStamp(moment),
    endedAt: moment.toISOString(),
    log: { first: file(100_000 - hoursAgo), last: file(100_001 - hoursAgo) },
    checkedAt: checked ? moment.toISOString() : null,
  };
}

const ages = fc.uniqueArray(fc.integer({ min: 0, max: 24 * 60 }), { minLength: 1, maxLength: 60 });
const daysOld = ({ endedAt }: { endedAt: string }) => (now.getTime() - Date.parse(endedAt)) / DAY_MS;

test("two months of daily backups leave the last seven days, the last weeks, and the start of point-in-time recovery", () => {
  const all = Array.from({ length: 60 }, (_, day) => baseOf(24 * day));
  expect(selectBackupsToKeep(all, now).map((base) => Math.round(daysOld(base)))).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 14, 21, 28,
  ]);
});

test("always keeps the newest backup, and one of each of the last five weeks that had one", () => {
  fc.assert(
    fc.property(ages, (hours) => {
      const all = hours.map((age) => baseOf(age));
      const kept = selectBackupsToKeep(all, now);
      const weekOf = (base: { endedAt: string }) => Math.floor(daysOld(base) / 7);
      const recent = (bases: typeof all) => new Set(bases.map(weekOf).filter((week) => week < 5));
      expect(kept[0]?.stamp).toBe(
        all
          .map(({ stamp }) => stamp)
          .sort()
          .at(-1),
      );
      expect(recent(kept)).toEqual(recent(all));
      expect(kept.length).toBeLessThanOrEqual(14);
    }),
  );
});

test("never drops the newest verified backup, however many later ones are unverified", () => {
  const untried = Array.from({ length: 30 }, (_, hour) => baseOf(hour, false));
  const good = baseOf(31 * 24);
  expect(selectBackupsToKeep([...untried, good], now)).toContain(good);
});

test("every second of the last seven days stays restorable if a backup began before it", () => {
  fc.assert(
    fc.property(ages, fc.integer({ min: 0, max: 7 * 24 - 1 }), (hours, targetAge) => {
      const all = hours.map((age) => baseOf(age));
      const before = hours.filter((age) => age >= targetAge);
      if (before.length === 0) return;
      const kept = selectBackupsToKeep(all, now);
      const base = kept.find(({ endedAt }) => now.getTime() - Date.parse(endedAt) >= targetAge * HOUR_MS);
      expect(base).toBeDefined();
      for (let age = Math.round(daysOld(base ?? baseOf(0)) * 24); age >= targetAge; age--) {
        expect(isWalNeeded(`log/${baseOf(age).log.first}.zst`, kept, now)).toBe(true);
      }
    }),
  );
});

test("a second backup on the first day keeps the first, for the seconds between them", () => {
  const [first, second] = [baseOf(5), baseOf(1)];
  expect(selectBackupsToKeep([first, second], now)).toEqual([second, first]);
});

test("drops the WAL of an old week except what its own backup needs", () => {
  const [old, today] = [baseOf(24 * 30), baseOf(1)];
  const kept = [today, baseOf(24 * 8), old];
  expect(isWalNeeded(`log/${old.log.first}.zst`, kept, now)).toBe(true);
  expect(isWalNeeded(`log/${baseOf(24 * 29).log.first}.partial.zst.age`, kept, now)).toBe(false);
  expect(isWalNeeded("log/00000002.history.zst", kept, now)).toBe(true);
});

test("a backup is due at the first start, at the next day's quiet hour, and after a night switched off", () => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const isDue = (goodAt: Date | null, isQuiet: boolean) => isBackupDue({ goodAt, triedAt: goodAt }, now, isQuiet);
  expect(isDue(null, false)).toBe(true);
  expect(isDue(hoursAgo(12), true)).toBe(false);
  expect(isDue(hoursAgo(24), false)).toBe(false);
  expect(isDue(hoursAgo(24), true)).toBe(true);
  expect(isDue(hoursAgo(28), false)).toBe(true);
});

test("a failed backup is retried an hour later, at any time of day", () => {
  const tried = (minutesAgo: number) => ({ goodAt: null, triedAt: new Date(now.getTime() - minutesAgo * 60_000) });
  expect(isBackupDue(tried(59), now, true)).toBe(false);
  expect(isBackupDue(tried(60), now, false)).toBe(true);
});
