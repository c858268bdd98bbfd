import { expect, inject, onTestFinished, test, vi } from "vitest";
import { createEmptyDatabase, createTestDatabase, urlOf } from "#test/database.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { type Product, runProduct, runToEnd } from "#test/product.ts";
import { book, bookingRequestsFor, openDays, priceOfCbc } from "./booking-requests.ts";
import { bookingsAtDesk, lastGoodBackupAt } from "./desk.ts";

const patience = { timeout: 120_000, interval: 200 };

async function aFolder(): Promise<string> {
  const folder = await freshFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

const codesAt = async ({ url }: Product) => (await bookingsAtDesk(url)).map(({ code }) => code);

test("a lab whose server is lost goes on with the last backup, on another server", { timeout: 300_000 }, async () => {
  const lab = await createTestDatabase(inject("server"));
  const backups = await aFolder();
  const on = async (url: string) => ({
    DATABASE_URL: url,
    DATA_DIR: await aFolder(),
    BACKUP_FOLDER: backups,
    LOG_LEVEL: "silent",
  });
  const settings = await on(urlOf(lab.connection));
  const product = await runProduct(settings);
  await vi.waitUntil(() => lastGoodBackupAt(product.url), patience);
  const [wish] = bookingRequestsFor(await openDays(product.url), await priceOfCbc(product.url));
  expect(wish && (await book(product.url, wish))?.status).toBe(201);
  const before = await codesAt(product);
  const { code, said } = await runToEnd(settings, ["src/backup.ts"]);
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/ rows, \d+ kB, restored beside the database and found equal\.\n$/),
  ]);
  await product.stop("SIGKILL");
  await lab.drop();

  const empty = await createEmptyDatabase(inject("server"));
  onTestFinished(empty.drop);
  const elsewhere = await on(urlOf(empty.connection));
  const restored = await runToEnd(elsewhere, ["src/restore.ts"]);
  expect([restored.code, restored.said]).toEqual([0, expect.stringMatching(/^Restored from the backup of [^,]+\.\n/)]);
  const again = await runProduct(elsewhere);
  onTestFinished(async () => {
    await again.stop("SIGTERM");
  });
  expect(await codesAt(again)).toEqual(before);
});
