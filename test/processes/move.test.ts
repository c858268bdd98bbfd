import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { createEmptyDatabase, urlOf } from "#test/database.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { type Product, runProduct, runToEnd } from "#test/product.ts";
import { book, bookingRequestsFor, openDays, priceOfCbc } from "./booking-requests.ts";
import { bookingsAtDesk } from "./desk.ts";

const MOVE = "src/move.ts";
const moved = /^Moved \d+ rows of \d+ tables in \d+\.\d seconds, compared each table: equal\.\n/;

async function aFolder(): Promise<string> {
  const folder = await freshFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

/** An empty database of a server that is not the product's own; of TEST_DATABASE_URL, any version. */
async function aServer(): Promise<string> {
  const { connection, drop } = await createEmptyDatabase(inject("server"));
  onTestFinished(drop);
  return urlOf(connection);
}

/** Runs the product until `use` is through. */
async function during<T>(settings: Record<string, string>, use: (product: Product) => Promise<T>): Promise<T> {
  const product = await runProduct({ ...settings, LOG_LEVEL: "silent" });
  try {
    return await use(product);
  } finally {
    await product.stop("SIGTERM");
  }
}

async function bookOne({ url }: Product, turn: number): Promise<string> {
  const wish = bookingRequestsFor(await openDays(url), await priceOfCbc(url))[turn];
  if (!wish) throw new Error("the lab has no slot left");
  const answer = await book(url, wish);
  if (answer?.status !== 201) throw new Error(`booking was answered with ${answer?.status}`);
  return (await answer.json()).booking.code;
}

const codesAt = async ({ url }: Product) => (await bookingsAtDesk(url)).map(({ code }) => code);

test("a lab moves to a server and back into its own PostgreSQL, and is the same each time", {
  timeout: 300_000,
}, async () => {
  const home = await aFolder();
  const url = await aServer();
  const before = await during({ DATA_DIR: home }, async (product) => {
    expect(await runToEnd({ DATA_DIR: home }, [MOVE, url])).toEqual({
      code: 1,
      said: expect.stringMatching(/^The data in .* is in use by another nabz process \(pid \d+\)\. Stop it.*\n$/),
    });
    await bookOne(product, 0);
    return codesAt(product);
  });
  expect(await runToEnd({ DATA_DIR: home }, [MOVE, url])).toEqual({ code: 0, said: expect.stringMatching(moved) });

  const onServer = { DATABASE_URL: url, DATA_DIR: home };
  const since = await during(onServer, async (product) => {
    expect(await codesAt(product)).toEqual(before);
    expect((await runToEnd(onServer, [MOVE, "own"])).code).toBe(1);
    const code = await bookOne(product, 1);
    return [code, ...before];
  });
  // The folder's own database is the one from before the move: it is no empty target.
  expect((await runToEnd(onServer, [MOVE, "own"])).said).toContain("holds tables already");
  rmSync(join(home, "postgres"), { recursive: true });
  expect(await runToEnd(onServer, [MOVE, "own"])).toEqual({ code: 0, said: expect.stringMatching(moved) });
  await during({ DATA_DIR: home }, async (product) => expect(await codesAt(product)).toEqual(since));
});

test("a move without an address, from nowhere and from an empty folder are refused in plain words", async () => {
  const home = await aFolder();
  const usage = { code: 1, said: expect.stringContaining("script/move URL moves") };
  expect(await runToEnd({ DATA_DIR: home }, [MOVE])).toEqual(usage);
  expect(await runToEnd({ DATA_DIR: home }, [MOVE, "own"])).toEqual(usage);
  expect(await runToEnd({ DATA_DIR: home }, [MOVE, "postgres://localhost/nabz"])).toEqual({
    code: 1,
    said: `There is no lab's data in ${home}: set DATA_DIR.\n`,
  });
});
