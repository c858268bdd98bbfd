import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { createEmptyDatabase, toDatabaseUrl } from "#test/database.ts";
import { type Product, runProduct, runToExit } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { listAllBookings } from "./admin-client.ts";
import { createBookingRequests, fetchCbcPrice, listOpenDays, postBooking } from "./booking-requests.ts";

const MOVE = "src/transfer-database.ts";
const moved = /^Moved \d+ rows of \d+ tables in \d+\.\d seconds, compared each table: equal\.\n/;

async function createFolder(): Promise<string> {
  const folder = await createTempFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

/** Creates an empty database on an external server; that of TEST_DATABASE_URL, any version. */
async function createServer(): Promise<string> {
  const { connection, drop } = await createEmptyDatabase(inject("server"));
  onTestFinished(drop);
  return toDatabaseUrl(connection);
}

/** Runs the product while `use` runs. */
async function runDuring<T>(settings: Record<string, string>, use: (product: Product) => Promise<T>): Promise<T> {
  const product = await runProduct({ ...settings, LOG_LEVEL: "silent" });
  try {
    return await use(product);
  } finally {
    await product.stop("SIGTERM");
  }
}

async function bookOne({ url }: Product, turn: number): Promise<string> {
  const request = createBookingRequests(await listOpenDays(url), await fetchCbcPrice(url))[turn];
  if (!request) throw new Error("the lab has no slot left");
  const answer = await postBooking(url, request);
  if (answer?.status !== 201) throw new Error(`booking was answered with ${answer?.status}`);
  return (await answer.json()).booking.code;
}

const listCodes = async ({ url }: Product) => (await listAllBookings(url)).map(({ code }) => code);

test("a lab moves to a server and back into its own PostgreSQL, and is the same each time", {
  timeout: 900_000,
}, async () => {
  const home = await createFolder();
  const url = await createServer();
  const before = await runDuring({ DATA_DIR: home }, async (product) => {
    expect(await runToExit({ DATA_DIR: home }, [MOVE, url])).toEqual({
      code: 1,
      said: expect.stringMatching(/^The data in .* is in use by another nabz process \(pid \d+\)\. Stop it.*\n$/),
    });
    await bookOne(product, 0);
    return listCodes(product);
  });
  expect(await runToExit({ DATA_DIR: home }, [MOVE, url])).toEqual({ code: 0, said: expect.stringMatching(moved) });

  const onServer = { DATABASE_URL: url, DATA_DIR: home };
  const since = await runDuring(onServer, async (product) => {
    expect(await listCodes(product)).toEqual(before);
    expect((await runToExit(onServer, [MOVE, "own"])).code).toBe(1);
    const code = await bookOne(product, 1);
    return [code, ...before];
  });
  // The folder's own database is the one from before the move: it is no empty target.
  expect((await runToExit(onServer, [MOVE, "own"])).said).toContain("holds tables already");
  rmSync(join(home, "postgres"), { recursive: true });
  expect(await runToExit(onServer, [MOVE, "own"])).toEqual({ code: 0, said: expect.stringMatching(moved) });
  await runDuring({ DATA_DIR: home }, async (product) => expect(await listCodes(product)).toEqual(since));
});

test("a move without an address, from nowhere and from an empty folder is rejected in plain words", async () => {
  const home = await createFolder();
  const usage = { code: 1, said: expect.stringContaining("script/transfer-database URL moves") };
  expect(await runToExit({ DATA_DIR: home }, [MOVE])).toEqual(usage);
  expect(await runToExit({ DATA_DIR: home }, [MOVE, "own"])).toEqual(usage);
  expect(await runToExit({ DATA_DIR: home }, [MOVE, "postgres://localhost/nabz"])).toEqual({
    code: 1,
    said: `There is no lab's data in ${home}: set DATA_DIR.\n`,
  });
});
