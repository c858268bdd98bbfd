import { type Manifest, placeInLog } from "./manifest.ts";

const DAYS = 7;
const WEEKS = 5;
const DAY_MS = 86_400_000;

type Told = Pick<Manifest, "stamp" | "endedAt" | "log" | "checkedAt">;

/**
 * Which base backups stay: of each of the last seven days and of each of the last five weeks the newest, the newest
 * that was checked, and what the last seven days need to be brought back by the second.
 */
export function basesToKeep<T extends Told>(bases: readonly T[], now: Date): T[] {
  const newestFirst = [...bases].sort((one, other) => other.stamp.localeCompare(one.stamp));
  const kept = new Set<T>();
  const keepNewestOf = (periodOf: (age: number) => number, periods: number) => {
    const seen = new Set<number>();
    for (const base of newestFirst) {
      const period = periodOf(ageInDays(base, now));
      if (period >= periods || seen.has(period)) continue;
      seen.add(period);
      kept.add(base);
    }
  };
  keepNewestOf((days) => Math.floor(days), DAYS);
  keepNewestOf((days) => Math.floor(days / 7), WEEKS);
  for (const base of [newestFirst.find(({ checkedAt }) => checkedAt !== null), beginOfSeconds(newestFirst, now)])
    if (base) kept.add(base);
  return newestFirst.filter((base) => kept.has(base));
}

/** Whether a file of the log is still needed: by a base that is kept, or for some second of the last seven days. */
export function isLogNeeded(name: string, kept: readonly Told[], now: Date): boolean {
  const place = placeInLog(name);
  if (place === undefined) return true;
  const newestFirst = [...kept].sort((one, other) => other.stamp.localeCompare(one.stamp));
  const since = beginOfSeconds(newestFirst, now);
  if (!since?.log || place >= placeOf(since.log.first)) return true;
  return kept.some(({ log }) => log && place >= placeOf(log.first) && place <= placeOf(log.last));
}

/** The newest base that ended a week ago or earlier; in a lab's first week its very first. */
function beginOfSeconds<T extends Told>(newestFirst: readonly T[], now: Date): T | undefined {
  return newestFirst.find((base) => ageInDays(base, now) >= DAYS) ?? newestFirst.at(-1);
}

function ageInDays({ endedAt }: Told, now: Date): number {
  return (now.getTime() - Date.parse(endedAt)) / DAY_MS;
}

const placeOf = (file: string) => placeInLog(file) ?? "";
