import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { RedrawItem } from "#core/bookings/create/create-redraw.server.ts";
import { listBookingItems } from "#core/bookings/queries.server.ts";
import { expandPanels } from "#core/catalogue/panels.ts";
import { listPanels } from "#core/catalogue/queries.server.ts";
import type { TubeKind } from "#core/catalogue/tubes.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems } from "#db/schema/bookings.ts";
import { packageTests, tests } from "#db/schema/catalogue.ts";

/**
 * Returns what must be drawn again if a booking's tube of this kind cannot be used: the booked tests, and those of booked
 * packages, that need it. If none does by today's catalogue, all that was booked.
 */
export async function listRedrawItems(db: Db, bookingId: number, kind: TubeKind): Promise<RedrawItem[]> {
  // One after the other: a transaction has one connection.
  const candidates = await listBookedTests(db, bookingId);
  const tubeRows = await db.select({ id: tests.id }).from(tests).where(eq(tests.tube, kind));
  const panels = await listPanels(db);
  const ofTube = new Set(tubeRows.map(({ id }) => id));
  const needed = candidates.filter(({ id }) => expandPanels([id], panels).some((measured) => ofTube.has(measured)));
  if (needed.length === 0)
    return (await listBookingItems(db, bookingId)).map(({ itemType, itemId, code, name, description }) => ({
      ...{ itemType, itemId, code, name, description },
    }));
  return needed.map(({ id, code, name, description }) => ({
    ...{ itemType: "test" as const, itemId: id, code, name, description },
  }));
}

/** The booked tests and those of the booked packages, each once. */
function listBookedTests(db: Db, bookingId: number) {
  const { id, code, name, description } = tests;
  const isBooked = (itemType: "test" | "package") =>
    and(eq(bookingItems.bookingId, bookingId), eq(bookingItems.itemType, itemType));
  const direct = db.select({ id: bookingItems.itemId }).from(bookingItems).where(isBooked("test"));
  const ofPackages = db
    .select({ id: packageTests.testId })
    .from(packageTests)
    .innerJoin(bookingItems, eq(bookingItems.itemId, packageTests.packageId))
    .where(isBooked("package"));
  return db
    .select({ id, code, name, description })
    .from(tests)
    .where(or(inArray(id, direct), inArray(id, ofPackages)))
    .orderBy(asc(id));
}
