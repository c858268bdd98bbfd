import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Product, runProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { listAllBookings } from "./admin-client.ts";
import { createBookingRequests, fetchCbcPrice, listOpenDays, postBooking } from "./booking-requests.ts";

const ACKNOWLEDGED_BEFORE_THE_KILL = 25;

test("bookings acknowledged before the product was killed are there after the restart, once", async () => {
  const folder = await createFolder();
  const first = await runProduct({ DATA_DIR: folder, LOG_LEVEL: "error" });
  const acknowledged = await bookUntil(first, () => first.stop("SIGKILL"));
  expectOnce(await listBookingsAfterRestart(folder), acknowledged);
});

test("bookings acknowledged before the database was killed are there, once, and the product recovers by itself", async () => {
  const folder = await createFolder();
  const product = await runProduct({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  onTestFinished(async () => {
    await product.stop("SIGTERM");
  });
  const acknowledged = await bookUntil(product, async () => process.kill(readPostmasterPid(folder), "SIGKILL"));
  await expect.poll(() => isReady(product.url), { timeout: 240_000 }).toBe(true);
  expectOnce(
    (await listAllBookings(product.url)).map(({ code }) => code),
    acknowledged,
  );
});

async function isReady(url: string): Promise<boolean> {
  return (await fetch(`${url}/readyz`)).ok;
}

async function createFolder(): Promise<string> {
  const folder = await createTempFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

/** Four clients send bookings; meanwhile something is killed. Returns the codes that were acknowledged. */
async function bookUntil(product: Product, kill: () => Promise<unknown>): Promise<string[]> {
  const requests = createBookingRequests(await listOpenDays(product.url), await fetchCbcPrice(product.url));
  const acknowledged: string[] = [];
  let killed: Promise<unknown> | undefined;
  const bookNext = async () => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const answer = await postBooking(product.url, request);
      if (answer?.status === 201) acknowledged.push((await answer.json()).booking.code);
      else if (killed) return;
      if (acknowledged.length >= ACKNOWLEDGED_BEFORE_THE_KILL) killed ??= kill();
    }
  };
  await Promise.all([bookNext(), bookNext(), bookNext(), bookNext()]);
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_THE_KILL);
  return acknowledged;
}

async function listBookingsAfterRestart(folder: string): Promise<string[]> {
  const product = await runProduct({ DATA_DIR: folder, LOG_LEVEL: "error" });
  onTestFinished(async () => {
    await product.stop("SIGTERM");
  });
  return (await listAllBookings(product.url)).map(({ code }) => code);
}

function expectOnce(stored: string[], acknowledged: string[]): void {
  for (const code of acknowledged)
    expect([code, stored.filter((storedCode) => storedCode === code).length]).toEqual([code, 1]);
}

function readPostmasterPid(folder: string): number {
  return Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}
