import { createAreaFinder } from "#core/areas/pin-code.ts";
import { listServedAreas } from "#core/areas/served-areas.server.ts";
import { type BookingRow, listItemNames } from "#core/bookings/queries.server.ts";
import type { StaffBooking } from "#core/bookings/response-schema.ts";
import type { Db } from "#db/client.server.ts";
import { presentStaffBooking } from "./present-booking.ts";

/** Returns each booking with its item names and the name of its area. */
export async function presentBookingList(db: Db, rows: BookingRow[]): Promise<StaffBooking[]> {
  const [names, areas] = await Promise.all([
    listItemNames(
      db,
      rows.map(({ id }) => id),
    ),
    listServedAreas(db),
  ]);
  const areaOf = createAreaFinder(areas);
  return rows.map((row) => ({
    ...presentStaffBooking(row),
    itemNames: names.get(row.id) ?? [],
    area: areaOf(row),
  }));
}
