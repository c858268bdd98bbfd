import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { freshFolder } from "#test/fresh-folder.ts";
import { type Product, runProduct, runToEnd, spawnProduct } from "#test/product.ts";
import { book, bookingRequestsFor, openDays, priceOfCbc } from "./booking-requests.ts";
import { backupAt, bookingsAtDesk, lastGoodBackupAt } from "./desk.ts";

const BOOKINGS = 12;
const patience = { timeout: 60_000, interval: 100 };

test("a lab that loses its machine has every booking again elsewhere, though a backup was killed on its way", async () => {
  const [home, backups, elsewhere] = await Promise.all([aFolder(), aFolder(), aFolder()]);
  const settings = { DATA_DIR: home, BACKUP_FOLDER: backups, LOG_LEVEL: "silent" };
  const product = await runProduct(settings);
  await vi.waitUntil(() => lastGoodBackupAt(product.url), patience);
  const acknowledged = await bookSome(product);
  await killMidway(settings, backups);
  await untilShipped(backups);

  await product.stop("SIGKILL");
  process.kill(Number(readFileSync(join(home, "postgres", "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
  rmSync(home, { recursive: true, force: true, maxRetries: 20 });
  const there = { ...settings, DATA_DIR: elsewhere };
  const { code, said } = await runToEnd(there, ["src/restore.ts"]);
  expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^\d+ bookings$/m) });

  const restored = await runProduct(there);
  onTestFinished(async () => {
    await restored.stop("SIGTERM");
  });
  const stored = (await bookingsAtDesk(restored.url)).map((booking) => booking.code);
  for (const code of acknowledged) expect([code, stored.filter((other) => other === code).length]).toEqual([code, 1]);
  await vi.waitUntil(() => lastGoodBackupAt(restored.url), patience);
});

test("a place of the backups that cannot be reached keeps nobody from booking, is told, and does not hold up the end", async () => {
  const product = await runProduct({
    DATA_DIR: await aFolder(),
    LOG_LEVEL: "silent",
    BACKUP_S3_BUCKET: "backups",
    BACKUP_S3_REGION: "ap-south-1",
    BACKUP_S3_ACCESS_KEY_ID: "nobody",
    BACKUP_S3_SECRET_ACCESS_KEY: "nothing",
    BACKUP_S3_ENDPOINT: "http://127.0.0.1:9",
  });
  expect(await bookSome(product)).toHaveLength(BOOKINGS);
  await vi.waitUntil(async () => (await backupAt(product.url))?.fault, patience);
  expect(await product.stop("SIGTERM")).toBe(0);
});

test("a backup beside a running product that keeps no log is refused in one line, and so is one without a place", async () => {
  const home = await aFolder();
  const product = await runProduct({ DATA_DIR: home, LOG_LEVEL: "silent" });
  onTestFinished(async () => {
    await product.stop("SIGTERM");
  });
  expect(await runToEnd({ DATA_DIR: home, BACKUP_FOLDER: await aFolder() }, ["src/backup.ts"])).toEqual({
    code: 1,
    said: "The product that runs on this DATA_DIR was started without backups. Start it with the same settings.\n",
  });
  expect(await runToEnd({ DATA_DIR: home }, ["src/backup.ts"])).toEqual({
    code: 1,
    said: "BACKUP_FOLDER or BACKUP_S3_BUCKET must say where to, e.g. BACKUP_FOLDER=/mnt/backup\n",
  });
});

async function aFolder(): Promise<string> {
  const folder = await freshFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

async function bookSome({ url }: Product): Promise<string[]> {
  const wishes = bookingRequestsFor(await openDays(url), await priceOfCbc(url)).slice(0, BOOKINGS);
  return Promise.all(
    wishes.map(async (wish) => {
      const answer = await book(url, wish);
      expect(answer?.status).toBe(201);
      return answer ? (await answer.json()).booking.code : "";
    }),
  );
}

/** Begins a backup beside the product, and kills it while it copies the database. */
async function killMidway(settings: Record<string, string>, backups: string): Promise<void> {
  const child = spawnProduct(settings, ["src/backup.ts"]);
  const copying = () =>
    readdirSync(join(backups, "base")).some((stamp) =>
      existsSync(join(backups, "base", stamp, "cluster.tar.zst.part")),
    );
  await vi.waitUntil(copying, { ...patience, interval: 2 });
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** The open file of the log goes out every few seconds: what goes out after that was there before it was read. */
async function untilShipped(backups: string): Promise<void> {
  for (let sent = 0; sent < 2; sent++) {
    const before = openLogSentAt(join(backups, "log"));
    await vi.waitUntil(() => openLogSentAt(join(backups, "log")) > before, patience);
  }
}

function openLogSentAt(folder: string): number {
  const open = readdirSync(folder).filter((name) => name.endsWith(".partial.zst"));
  return Math.max(...open.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0));
}
