import { expect, inject, onTestFinished, test, vi } from "vitest";
import { createEmptyDatabase, createTestDatabase, toDatabaseUrl } from "#test/database.ts";
import { type Product, runProduct, runToExit } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { listAllBookings, readLastGoodBackupAt } from "./admin-client.ts";
import { createBookingRequests, fetchCbcPrice, listOpenDays, postBooking } from "./booking-requests.ts";

const patience = { timeout: 120_000, interval: 200 };

async function createFolder(): Promise<string> {
  const folder = await createTempFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

const listCodes = async ({ url }: Product) => (await listAllBookings(url)).map(({ code }) => code);

test("a lab whose server is lost continues with the last backup, on another server", async () => {
  const lab = await createTestDatabase(inject("server"));
  const backups = await createFolder();
  const on = async (url: string) => ({
    DATABASE_URL: url,
    DATA_DIR: await createFolder(),
    BACKUP_FOLDER: backups,
    LOG_LEVEL: "silent",
  });
  const settings = await on(toDatabaseUrl(lab.connection));
  const product = await runProduct(settings);
  await vi.waitUntil(() => readLastGoodBackupAt(product.url), patience);
  const [request] = createBookingRequests(await listOpenDays(product.url), await fetchCbcPrice(product.url));
  expect(request && (await postBooking(product.url, request))?.status).toBe(201);
  const before = await listCodes(product);
  const { code, said } = await runToExit(settings, ["src/backup.ts"]);
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/ rows, \d+ kB, restored beside the database and found equal\.\n$/),
  ]);
  await product.stop("SIGKILL");
  await lab.drop();

  const empty = await createEmptyDatabase(inject("server"));
  onTestFinished(empty.drop);
  const elsewhere = await on(toDatabaseUrl(empty.connection));
  const restored = await runToExit(elsewhere, ["src/restore.ts"]);
  expect([restored.code, restored.said]).toEqual([0, expect.stringMatching(/^Restored from the backup of [^,]+\.\n/)]);
  const again = await runProduct(elsewhere);
  onTestFinished(async () => {
    await again.stop("SIGTERM");
  });
  expect(await listCodes(again)).toEqual(before);
});
