import { expect, inject, onTestFinished, test } from "vitest";
import { migrateDatabase } from "#db/migrate.server.ts";
import { createTestDatabase, queryServer, toDatabaseUrl } from "#test/database.ts";
import { createNewerMigrations } from "#test/other-build-migrations.ts";
import { type Product, runProduct, runToExit } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { createBookingRequests, fetchCbcPrice, listOpenDays, postBooking } from "./booking-requests.ts";

async function bookOne({ url }: Product, turn: number): Promise<number | undefined> {
  const request = createBookingRequests(await listOpenDays(url), await fetchCbcPrice(url))[turn];
  return request && (await postBooking(url, request))?.status;
}

async function createNewerBuild(...further: string[]) {
  const build = await createNewerMigrations(...further);
  onTestFinished(build.remove);
  return build;
}

test("a build runs beside a newer one whose tables it can use, and does not start where it cannot", async () => {
  const { connection, drop } = await createTestDatabase(inject("server"));
  onTestFinished(drop);
  const folder = await createTempFolder();
  onTestFinished(folder.remove);
  const settings = { DATABASE_URL: toDatabaseUrl(connection), DATA_DIR: folder.path, LOG_LEVEL: "silent" };
  const expand = "alter table bookings add column note_for_visit text";
  const [own, expanding] = [await createNewerBuild(), await createNewerBuild(expand)];

  const before = await runProduct(settings);
  await migrateDatabase(connection, expanding.folder);
  expect(await bookOne(before, 0)).toBe(201);
  await before.stop("SIGTERM");
  const since = await runProduct(settings);
  expect(await bookOne(since, 1)).toBe(201);
  await queryServer(connection, "update bookings set note_for_visit = 'ring twice'");
  await since.stop("SIGTERM");

  const contract = `alter table bookings drop column email; --> statement-breakpoint\nupdate builds set oldest = ${expanding.number}`;
  const contracting = await createNewerBuild(expand, contract);
  await migrateDatabase(connection, contracting.folder);
  expect(await runToExit(settings)).toEqual({
    code: 1,
    said: `The database needs build ${expanding.number} of nabz or a newer one, and this is build ${own.number}. Start that.\n`,
  });
  await migrateDatabase(connection, expanding.folder);
});
