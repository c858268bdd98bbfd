import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startOwnPostgres } from "#platform/postgres/postgres.server.ts";
import { onServer } from "#test/database.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { book, bookingRequestsFor, openDays, priceOfCbc } from "#test/processes/booking-requests.ts";
import { lastGoodBackupAt } from "#test/processes/desk.ts";
import { runProduct, runToEnd, spawnProduct } from "#test/product.ts";

/** When a booking was sent, and when its patient was told that it is booked (milliseconds since 1970). */
type Acknowledged = { code: string; sentAt: number; toldAt: number };

const MOMENTS = 10;
const BOOKING_EVERY_MS = 700;
const KILLED_BACKUPS = 3;
/** Whatever is new is shipped every ten seconds. */
const SHIPPED_AFTER_MS = 25_000;

/**
 * Books while backups are killed on their way, loses the machine, and restores ten random moments: what was acknowledged
 * by then must be there, and nothing that was sent later. A row for each.
 */
export async function restoreRandomSeconds(): Promise<string[][]> {
  const [home, backups] = [await freshFolder(), await freshFolder()];
  const settings = { DATA_DIR: home.path, BACKUP_FOLDER: backups.path, LOG_LEVEL: "silent" };
  try {
    const acknowledged = await bookBesideKilledBackups(settings);
    const [first, last] = [acknowledged[0]?.toldAt ?? 0, acknowledged.at(-1)?.toldAt ?? 0];
    const moments = Array.from({ length: MOMENTS }, () => Math.round(first + Math.random() * (last - first)));
    const rows: string[][] = [];
    for (const moment of moments.toSorted((a, b) => a - b)) rows.push(await restoreAt(moment, settings, acknowledged));
    return [["restored to", "told by then", "missing", "of later", "s"], ...rows];
  } finally {
    await Promise.all([home.remove(), backups.remove()]);
  }
}

async function bookBesideKilledBackups(settings: Record<string, string>): Promise<Acknowledged[]> {
  const product = await runProduct(settings);
  while (!(await lastGoodBackupAt(product.url))) await pause(500);
  const killing = killBackups(settings);
  const acknowledged: Acknowledged[] = [];
  for (const wish of bookingRequestsFor(await openDays(product.url), await priceOfCbc(product.url))) {
    const sentAt = Date.now();
    const answer = await book(product.url, wish);
    if (answer?.status === 201) acknowledged.push({ code: wish.booking.code, sentAt, toldAt: Date.now() });
    await pause(BOOKING_EVERY_MS);
  }
  await killing;
  await pause(SHIPPED_AFTER_MS);
  await product.stop("SIGKILL");
  return acknowledged;
}

/** Each is killed as soon as it has begun to copy the database. */
async function killBackups(settings: Record<string, string>): Promise<void> {
  const bases = join(settings.BACKUP_FOLDER ?? "", "base");
  for (let killed = 0; killed < KILLED_BACKUPS; killed++) {
    const before = readdirSync(bases).length;
    const child = spawnProduct(settings, ["src/backup.ts"]);
    while (readdirSync(bases).length === before && child.exitCode === null) await pause(5);
    child.kill("SIGKILL");
    await pause(10_000);
  }
}

async function restoreAt(
  moment: number,
  settings: Record<string, string>,
  acknowledged: Acknowledged[],
): Promise<string[]> {
  const there = await freshFolder();
  const begun = performance.now();
  const time = new Date(moment).toISOString();
  try {
    const { code, said } = await runToEnd({ ...settings, DATA_DIR: there.path }, ["src/restore.ts", time]);
    if (code !== 0) throw new Error(`restore ${time} ended with ${code}: ${said}`);
    const seconds = (performance.now() - begun) / 1000;
    const stored = new Set(await codesIn(there.path));
    const told = acknowledged.filter(({ toldAt }) => toldAt <= moment);
    const missing = told.filter(({ code }) => !stored.has(code)).length;
    const later = acknowledged.filter(({ code, sentAt }) => sentAt > moment && stored.has(code)).length;
    if (missing + later > 0) process.exitCode = 1;
    return [time, ...[told.length, missing, later].map(String), seconds.toFixed(1)];
  } finally {
    await there.remove();
  }
}

async function codesIn(folder: string): Promise<string[]> {
  const own = await startOwnPostgres(folder);
  try {
    const rows = await onServer<{ code: string }>(own.poolConfig, "select code from bookings");
    return rows.map(({ code }) => code);
  } finally {
    await own.close();
  }
}
