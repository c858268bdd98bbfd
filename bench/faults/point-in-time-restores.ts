import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.server.ts";
import { queryServer } from "#test/database.ts";
import { readLastGoodBackupAt } from "#test/processes/admin-client.ts";
import { createBookingRequests, fetchCbcPrice, listOpenDays, postBooking } from "#test/processes/booking-requests.ts";
import { runProduct, runToExit, spawnProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";

/** When a booking was sent, and when it was acknowledged (milliseconds since 1970). */
type AcknowledgedBooking = { code: string; sentAt: number; acknowledgedAt: number };

const MOMENTS = 10;
const BOOKING_EVERY_MS = 700;
const KILLED_BACKUPS = 3;
/** Uploads run every ten seconds. */
const UPLOADED_AFTER_MS = 25_000;

/**
 * Books while backups are killed in progress, loses the machine, and restores ten random moments: everything
 * acknowledged by then must be there, and nothing sent later. Returns a table row for each.
 */
export async function restoreToRandomTimes(): Promise<string[][]> {
  const [home, backups] = [await createTempFolder(), await createTempFolder()];
  const settings = { DATA_DIR: home.path, BACKUP_FOLDER: backups.path, LOG_LEVEL: "silent" };
  try {
    const acknowledged = await bookBesideKilledBackups(settings);
    const [first, last] = [acknowledged[0]?.acknowledgedAt ?? 0, acknowledged.at(-1)?.acknowledgedAt ?? 0];
    const moments = Array.from({ length: MOMENTS }, () => Math.round(first + Math.random() * (last - first)));
    const rows: string[][] = [];
    for (const moment of moments.toSorted((a, b) => a - b)) rows.push(await restoreAt(moment, settings, acknowledged));
    return [["restored to", "told by then", "missing", "of later", "s"], ...rows];
  } finally {
    await Promise.all([home.remove(), backups.remove()]);
  }
}

async function bookBesideKilledBackups(settings: Record<string, string>): Promise<AcknowledgedBooking[]> {
  const product = await runProduct(settings);
  while (!(await readLastGoodBackupAt(product.url))) await pause(500);
  const killing = killBackups(settings);
  const acknowledged: AcknowledgedBooking[] = [];
  for (const request of createBookingRequests(await listOpenDays(product.url), await fetchCbcPrice(product.url))) {
    const sentAt = Date.now();
    const answer = await postBooking(product.url, request);
    if (answer?.status === 201) acknowledged.push({ code: request.booking.code, sentAt, acknowledgedAt: Date.now() });
    await pause(BOOKING_EVERY_MS);
  }
  await killing;
  await pause(UPLOADED_AFTER_MS);
  await product.stop("SIGKILL");
  return acknowledged;
}

/** Kills each as soon as it has begun to copy the database. */
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
  acknowledged: AcknowledgedBooking[],
): Promise<string[]> {
  const there = await createTempFolder();
  const begun = performance.now();
  const time = new Date(moment).toISOString();
  try {
    const { code, said } = await runToExit({ ...settings, DATA_DIR: there.path }, ["src/restore.ts", time]);
    if (code !== 0) throw new Error(`restore ${time} ended with ${code}: ${said}`);
    const seconds = (performance.now() - begun) / 1000;
    const stored = new Set(await readBookingCodes(there.path));
    const expected = acknowledged.filter(({ acknowledgedAt }) => acknowledgedAt <= moment);
    const missing = expected.filter(({ code }) => !stored.has(code)).length;
    const later = acknowledged.filter(({ code, sentAt }) => sentAt > moment && stored.has(code)).length;
    if (missing + later > 0) process.exitCode = 1;
    return [time, ...[expected.length, missing, later].map(String), seconds.toFixed(1)];
  } finally {
    await there.remove();
  }
}

async function readBookingCodes(folder: string): Promise<string[]> {
  const own = await startEmbeddedPostgres(folder);
  try {
    const rows = await queryServer<{ code: string }>(own.poolConfig, "select code from bookings");
    return rows.map(({ code }) => code);
  } finally {
    await own.close();
  }
}
