import { expect, inject, onTestFinished, test } from "vitest";
import { migrateDatabase } from "#db/migrate.server.ts";
import { createTestDatabase, onServer, urlOf } from "#test/database.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { otherBuild } from "#test/other-build.ts";
import { type Product, runProduct, runToEnd } from "#test/product.ts";
import { book, bookingRequestsFor, openDays, priceOfCbc } from "./booking-requests.ts";

async function bookOne({ url }: Product, turn: number): Promise<number | undefined> {
  const wish = bookingRequestsFor(await openDays(url), await priceOfCbc(url))[turn];
  return wish && (await book(url, wish))?.status;
}

async function aNewerBuild(...further: string[]) {
  const build = await otherBuild({ further });
  onTestFinished(build.remove);
  return build;
}

test("a build goes on beside a newer one whose tables it can use, and does not start where it cannot", async () => {
  const { connection, drop } = await createTestDatabase(inject("server"));
  onTestFinished(drop);
  const folder = await freshFolder();
  onTestFinished(folder.remove);
  const settings = { DATABASE_URL: urlOf(connection), DATA_DIR: folder.path, LOG_LEVEL: "silent" };
  const expand = "alter table bookings add column note_for_visit text";
  const [own, expanding] = [await aNewerBuild(), await aNewerBuild(expand)];

  const before = await runProduct(settings);
  await migrateDatabase(connection, expanding.folder);
  expect(await bookOne(before, 0)).toBe(201);
  await before.stop("SIGTERM");
  const since = await runProduct(settings);
  expect(await bookOne(since, 1)).toBe(201);
  await onServer(connection, "update bookings set note_for_visit = 'ring twice'");
  await since.stop("SIGTERM");

  const contract = `alter table bookings drop column email; --> statement-breakpoint\nupdate builds set oldest = ${expanding.number}`;
  const contracting = await aNewerBuild(expand, contract);
  await migrateDatabase(connection, contracting.folder);
  expect(await runToEnd(settings)).toEqual({
    code: 1,
    said: `The database needs build ${expanding.number} of nabz or a newer one, and this is build ${own.number}. Start that.\n`,
  });
  await migrateDatabase(connection, expanding.folder);
});
