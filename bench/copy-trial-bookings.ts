import type pg from "pg";

const isUpcoming = "day >= current_date";
const ofUpcoming = `(select id from bookings where ${isUpcoming})`;

/** Tables with a row for each new booking, each after those that it refers to. */
const copiedRows = [
  ["patients", `id in (select patient_id from bookings where ${isUpcoming})`],
  ["visits", `id in (select visit_id from bookings where ${isUpcoming})`],
  ["bookings", isUpcoming],
  ["booking_items", `booking_id in ${ofUpcoming}`],
  ["booking_events", `booking_id in ${ofUpcoming}`],
  ["messages", `booking_id in ${ofUpcoming}`],
  ["slots", isUpcoming],
] as const;

/**
 * Copies the upcoming bookings to the small lab, which then differs in past ones alone: the trials book in the large
 * lab, and the admin area reads all that is upcoming. New ids are above all of the small lab's.
 */
export async function copyTrialBookings(large: pg.Client, small: pg.Client): Promise<void> {
  for (const [table, condition] of copiedRows) {
    const { rows } = await large.query(
      `select coalesce(json_agg(copied), '[]')::text as copied from ${table} as copied where ${condition}`,
    );
    await small.query(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)
      on conflict do nothing`,
      [rows[0].copied],
    );
  }
  const tables = copiedRows.map(([table]) => table).join(", ");
  for (const client of [large, small]) await client.query(`vacuum analyze ${tables}`);
}
