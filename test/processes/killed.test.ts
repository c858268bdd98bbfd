import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freshFolder } from "#test/fresh-folder.ts";
import { type Product, runProduct } from "#test/product.ts";
import { book, bookingRequestsFor, openDays, priceOfCbc } from "./booking-requests.ts";
import { bookingsAtDesk } from "./desk.ts";

const ACKNOWLEDGED_BEFORE_THE_KILL = 25;

test("what was acknowledged before the product was killed is there after the restart, once", async () => {
  const folder = await folderOfTest();
  const first = await runProduct({ DATA_DIR: folder, LOG_LEVEL: "error" });
  const acknowledged = await bookUntil(first, () => first.stop("SIGKILL"));
  expectOnce(await bookingsAfterRestart(folder), acknowledged);
});

test("what was acknowledged before the database was killed is there, once, and the product goes on by itself", async () => {
  const folder = await folderOfTest();
  const product = await runProduct({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  onTestFinished(async () => {
    await product.stop("SIGTERM");
  });
  const acknowledged = await bookUntil(product, async () => process.kill(postmasterOf(folder), "SIGKILL"));
  await expect.poll(() => isReady(product.url), { timeout: 30_000 }).toBe(true);
  expectOnce(
    (await bookingsAtDesk(product.url)).map(({ code }) => code),
    acknowledged,
  );
});

async function isReady(url: string): Promise<boolean> {
  return (await fetch(`${url}/readyz`)).ok;
}

async function folderOfTest(): Promise<string> {
  const folder = await freshFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

/** Four hands send bookings; in the middle something is killed. Gives the codes that were acknowledged. */
async function bookUntil(product: Product, kill: () => Promise<unknown>): Promise<string[]> {
  const wishes = bookingRequestsFor(await openDays(product.url), await priceOfCbc(product.url));
  const acknowledged: string[] = [];
  let killed: Promise<unknown> | undefined;
  const hand = async () => {
    for (let wish = wishes.pop(); wish; wish = wishes.pop()) {
      const answer = await book(product.url, wish);
      if (answer?.status === 201) acknowledged.push((await answer.json()).booking.code);
      else if (killed) return;
      if (acknowledged.length >= ACKNOWLEDGED_BEFORE_THE_KILL) killed ??= kill();
    }
  };
  await Promise.all([hand(), hand(), hand(), hand()]);
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_THE_KILL);
  return acknowledged;
}

async function bookingsAfterRestart(folder: string): Promise<string[]> {
  const product = await runProduct({ DATA_DIR: folder, LOG_LEVEL: "error" });
  onTestFinished(async () => {
    await product.stop("SIGTERM");
  });
  return (await bookingsAtDesk(product.url)).map(({ code }) => code);
}

function expectOnce(stored: string[], acknowledged: string[]): void {
  for (const code of acknowledged) expect([code, stored.filter((other) => other === code).length]).toEqual([code, 1]);
}

function postmasterOf(folder: string): number {
  return Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}
