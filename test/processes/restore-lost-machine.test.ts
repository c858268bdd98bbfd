import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Product, runProduct, runToExit, spawnProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { listAllBookings, readBackupState, readLastGoodBackupAt } from "./admin-client.ts";
import { createBookingRequests, fetchCbcPrice, listOpenDays, postBooking } from "./booking-requests.ts";

const BOOKINGS = 12;
const patience = { timeout: 240_000, interval: 100 };

test("a lab that loses its machine recovers every booking elsewhere, though a backup was killed on its way", async () => {
  const [home, backups, elsewhere] = await Promise.all([createFolder(), createFolder(), createFolder()]);
  const settings = { DATA_DIR: home, BACKUP_FOLDER: backups, LOG_LEVEL: "silent" };
  const product = await runProduct(settings);
  await vi.waitUntil(() => readLastGoodBackupAt(product.url), patience);
  const acknowledged = await bookSome(product);
  await killDuringBackup(settings, backups);
  await waitUntilShipped(backups);

  await product.stop("SIGKILL");
  process.kill(Number(readFileSync(join(home, "postgres", "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
  rmSync(home, { recursive: true, force: true, maxRetries: 20 });
  const there = { ...settings, DATA_DIR: elsewhere };
  const { code, said } = await runToExit(there, ["src/restore.ts"]);
  expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^\d+ bookings$/m) });

  const restored = await runProduct(there);
  onTestFinished(async () => {
    await restored.stop("SIGTERM");
  });
  const stored = (await listAllBookings(restored.url)).map((booking) => booking.code);
  for (const code of acknowledged)
    expect([code, stored.filter((storedCode) => storedCode === code).length]).toEqual([code, 1]);
  await vi.waitUntil(() => readLastGoodBackupAt(restored.url), patience);
});

test("an unreachable backup location prevents no booking, is reported, and does not delay the stop", async () => {
  const product = await runProduct({
    DATA_DIR: await createFolder(),
    LOG_LEVEL: "silent",
    BACKUP_S3_BUCKET: "backups",
    BACKUP_S3_REGION: "ap-south-1",
    BACKUP_S3_ACCESS_KEY_ID: "unknown",
    BACKUP_S3_SECRET_ACCESS_KEY: "nothing",
    BACKUP_S3_ENDPOINT: "http://127.0.0.1:9",
  });
  expect(await bookSome(product)).toHaveLength(BOOKINGS);
  await vi.waitUntil(async () => (await readBackupState(product.url))?.fault, patience);
  expect(await product.stop("SIGTERM")).toBe(0);
});

test("a backup of a running product without WAL, or without a location, is rejected in one line", async () => {
  const home = await createFolder();
  const product = await runProduct({ DATA_DIR: home, LOG_LEVEL: "silent" });
  onTestFinished(async () => {
    await product.stop("SIGTERM");
  });
  expect(await runToExit({ DATA_DIR: home, BACKUP_FOLDER: await createFolder() }, ["src/backup.ts"])).toEqual({
    code: 1,
    said: "The product that runs on this DATA_DIR was started without backups. Start it with the same settings.\n",
  });
  expect(await runToExit({ DATA_DIR: home }, ["src/backup.ts"])).toEqual({
    code: 1,
    said: "BACKUP_FOLDER or BACKUP_S3_BUCKET must say where to, e.g. BACKUP_FOLDER=/mnt/backup\n",
  });
});

async function createFolder(): Promise<string> {
  const folder = await createTempFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

async function bookSome({ url }: Product): Promise<string[]> {
  const requests = createBookingRequests(await listOpenDays(url), await fetchCbcPrice(url)).slice(0, BOOKINGS);
  return Promise.all(
    requests.map(async (request) => {
      const answer = await postBooking(url, request);
      expect(answer?.status).toBe(201);
      return answer ? (await answer.json()).booking.code : "";
    }),
  );
}

/** Starts a backup of the running product, and kills it while it copies the database. */
async function killDuringBackup(settings: Record<string, string>, backups: string): Promise<void> {
  const child = spawnProduct(settings, ["src/backup.ts"]);
  const copying = () =>
    readdirSync(join(backups, "base")).some((stamp) =>
      existsSync(join(backups, "base", stamp, "cluster.tar.zst.part")),
    );
  await vi.waitUntil(copying, { ...patience, interval: 2 });
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** The open WAL segment is uploaded every few seconds: an upload after this point contains it. */
async function waitUntilShipped(backups: string): Promise<void> {
  for (let sent = 0; sent < 2; sent++) {
    const before = openLogSentAt(join(backups, "log"));
    await vi.waitUntil(() => openLogSentAt(join(backups, "log")) > before, patience);
  }
}

function openLogSentAt(folder: string): number {
  const open = readdirSync(folder).filter((name) => name.endsWith(".partial.zst"));
  return Math.max(...open.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0));
}
