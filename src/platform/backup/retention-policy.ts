import { type Manifest, parseWalPosition } from "./manifest.ts";

const DAYS_KEPT = 7;
const WEEKS_KEPT = 5;
const DAY_MS = 86_400_000;

type BackupAge = Pick<Manifest, "stamp" | "endedAt" | "log" | "checkedAt">;

/**
 * Returns the base backups to keep: the newest of each of the last seven days and of each of the last five weeks, the
 * newest verified one, and what a restore to any second of the last seven days needs.
 */
export function selectBackupsToKeep<T extends BackupAge>(bases: readonly T[], now: Date): T[] {
  const newestFirst = [...bases].sort((a, b) => b.stamp.localeCompare(a.stamp));
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
  keepNewestOf((days) => Math.floor(days), DAYS_KEPT);
  keepNewestOf((days) => Math.floor(days / 7), WEEKS_KEPT);
  for (const base of [newestFirst.find(({ checkedAt }) => checkedAt !== null), findPointInTimeStart(newestFirst, now)])
    if (base) kept.add(base);
  return newestFirst.filter((base) => kept.has(base));
}

/** Whether a WAL file is still needed: by a base that is kept, or for a second of the last seven days. */
export function isWalNeeded(name: string, kept: readonly BackupAge[], now: Date): boolean {
  const position = parseWalPosition(name);
  if (position === undefined) return true;
  const newestFirst = [...kept].sort((a, b) => b.stamp.localeCompare(a.stamp));
  const since = findPointInTimeStart(newestFirst, now);
  if (!since?.log || position >= walPositionOf(since.log.first)) return true;
  return kept.some(({ log }) => log && position >= walPositionOf(log.first) && position <= walPositionOf(log.last));
}

/** Returns the newest base that ended at least a week ago; in a lab's first week its very first. */
function findPointInTimeStart<T extends BackupAge>(newestFirst: readonly T[], now: Date): T | undefined {
  return newestFirst.find((base) => ageInDays(base, now) >= DAYS_KEPT) ?? newestFirst.at(-1);
}

function ageInDays({ endedAt }: BackupAge, now: Date): number {
  return (now.getTime() - Date.parse(endedAt)) / DAY_MS;
}

const walPositionOf = (file: string) => parseWalPosition(file) ?? "";
