import fc from "fast-check";
import { expect, test } from "vitest";
import { isBackupDue } from "./keep-backups.server.ts";
import { basesToKeep, isLogNeeded } from "./keep-rule.ts";
import { stampOf } from "./manifest.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const now = new Date("2026-11-22T21:30:00Z");

/** A base backup of so many hours ago; its log lies where its age says, a file an hour. */
function baseOf(hoursAgo: number, checked = true) {
  const moment = new Date(now.getTime() - hoursAgo * HOUR_MS);
  const file = (place: number) => `00000001${place.toString(16).toUpperCase().padStart(16, "0")}`;
  return {
    stamp: stampOf(moment),
    endedAt: moment.toISOString(),
    log: { first: file(100_000 - hoursAgo), last: file(100_001 - hoursAgo) },
    checkedAt: checked ? moment.toISOString() : null,
  };
}

const ages = fc.uniqueArray(fc.integer({ min: 0, max: 24 * 60 }), { minLength: 1, maxLength: 60 });
const daysOld = ({ endedAt }: { endedAt: string }) => (now.getTime() - Date.parse(endedAt)) / DAY_MS;

test("a daily backup of two months leaves the last seven days, the last weeks, and where the seconds begin", () => {
  const all = Array.from({ length: 60 }, (_, day) => baseOf(24 * day));
  expect(basesToKeep(all, now).map((base) => Math.round(daysOld(base)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 21, 28]);
});

test("whatever backups there are, the newest one stays, and no week of the last five that had one is left without", () => {
  fc.assert(
    fc.property(ages, (hours) => {
      const all = hours.map((age) => baseOf(age));
      const kept = basesToKeep(all, now);
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

test("the newest backup that was found equal is never dropped, however many later ones were not tried", () => {
  const untried = Array.from({ length: 30 }, (_, hour) => baseOf(hour, false));
  const good = baseOf(31 * 24);
  expect(basesToKeep([...untried, good], now)).toContain(good);
});

test("every second of the last seven days stays within reach, if a backup began before it", () => {
  fc.assert(
    fc.property(ages, fc.integer({ min: 0, max: 7 * 24 - 1 }), (hours, asked) => {
      const all = hours.map((age) => baseOf(age));
      const before = hours.filter((age) => age >= asked);
      if (before.length === 0) return;
      const kept = basesToKeep(all, now);
      const base = kept.find(({ endedAt }) => now.getTime() - Date.parse(endedAt) >= asked * HOUR_MS);
      expect(base).toBeDefined();
      for (let age = Math.round(daysOld(base ?? baseOf(0)) * 24); age >= asked; age--) {
        expect(isLogNeeded(`log/${baseOf(age).log.first}.zst`, kept, now)).toBe(true);
      }
    }),
  );
});

test("a second backup on a lab's first day leaves the first, from which the seconds between them come back", () => {
  const [first, second] = [baseOf(5), baseOf(1)];
  expect(basesToKeep([first, second], now)).toEqual([second, first]);
});

test("the log of an old week goes but for what its own backup needs", () => {
  const [old, today] = [baseOf(24 * 30), baseOf(1)];
  const kept = [today, baseOf(24 * 8), old];
  expect(isLogNeeded(`log/${old.log.first}.zst`, kept, now)).toBe(true);
  expect(isLogNeeded(`log/${baseOf(24 * 29).log.first}.partial.zst.age`, kept, now)).toBe(false);
  expect(isLogNeeded("log/00000002.history.zst", kept, now)).toBe(true);
});

test("a backup is due at the first start, at the quiet hour of the next day, and after a night that was slept through", () => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const isDue = (goodAt: Date | null, isQuiet: boolean) => isBackupDue({ goodAt, triedAt: goodAt }, now, isQuiet);
  expect(isDue(null, false)).toBe(true);
  expect(isDue(hoursAgo(12), true)).toBe(false);
  expect(isDue(hoursAgo(24), false)).toBe(false);
  expect(isDue(hoursAgo(24), true)).toBe(true);
  expect(isDue(hoursAgo(28), false)).toBe(true);
});

test("a backup that failed is tried again an hour later, whatever the hour", () => {
  const tried = (minutesAgo: number) => ({ goodAt: null, triedAt: new Date(now.getTime() - minutesAgo * 60_000) });
  expect(isBackupDue(tried(59), now, true)).toBe(false);
  expect(isBackupDue(tried(60), now, false)).toBe(true);
});
