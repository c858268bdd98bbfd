// Row 2.125
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLog } from "#db/schema/bookings.ts";
import { createTestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";

const app = await createTestApp();
const admin = await app.adminCookie();
beforeAll(async () => {
  await app.db.execute(madeUpBook);
  await app.db.execute(madeUpItems);
});
afterAll(() => app.close());

/** 240 bookings: every status with every payment status, over 40 days and all slots, at prices that all differ. */
const madeUpBook = sql`
  with patient as (
    insert into patients (phone, name, address, created_at) values ('+919876500001', 'Harpreet Kaur', 'Ludhiana', now())
    returning id
  ), visit as (
    insert into visits (created_at) values (now()) returning id
  )
  insert into bookings (visit_id, code, request_hash, patient_id, patient_name, phone, address, day, time,
    status, payment_status, payment_method, total_paise, taken_paise, created_at)
  select visit.id, 'BK-' || 10000000 + n, sha256(n::text::bytea), patient.id, 'Harpreet Kaur', '+919876500001', 'Ludhiana',
    date '2026-10-20' + n % 40, to_char(time '07:00' + n / 3 % 12 * interval '1 hour', 'HH12:MI AM'),
    (array['pending', 'confirmed', 'sample_collected', 'testing_in_progress', 'completed', 'declined'])[1 + n % 6],
    (array['pending', 'paid', 'failed', 'refunded'])[1 + n / 6 % 4], 'pay_later', 10000 + n * 101, case when n / 6 % 4 = 1 then 10000 + n * 101 else 0 end, now()
  from patient, visit, generate_series(1, 240) as n`;

const madeUpItems = sql`
  insert into booking_items (booking_id, item_type, item_id, code, name, description, price_paise)
  select bookings.id, case when bookings.id % 3 = 0 then 'package' else 'test' end, 1 + bookings.id % 11,
    'C' || 1 + bookings.id % 11, 'Item ' || 1 + bookings.id % 11, '', bookings.total_paise
  from bookings`;

const period = { from: "2026-10-25", to: "2026-11-20" };

async function figures(query = `from=${period.from}&to=${period.to}`) {
  return app.call("GET", `/api/figures?${query}`, undefined, admin);
}

/** The same statistic by an independent query; `seen` stands for the period's bookings. */
async function plainly(query: string) {
  const book = `with seen as (select * from bookings where day >= '${period.from}' and day <= '${period.to}') ${query}`;
  return (await app.db.execute(sql.raw(book))).rows;
}

test("lists each day with its visits and amount, empty days too", async () => {
  const { days } = (await figures()).body;
  expect(days).toEqual(
    await plainly(`
      select to_char(d, 'YYYY-MM-DD') as day, count(seen.id)::int as bookings,
        to_char(coalesce(sum(total_paise), 0) / 100.0, 'FM9999990.00') as booked,
        extract(dow from d) > 0 and not exists (select from holidays where holidays.day = d) as "isOpen"
      from generate_series(date '${period.from}', date '${period.to}', '1 day') as d
      left join seen on seen.day = d and seen.status <> 'declined' group by d order by d`),
  );
  expect(days.length).toBe(27);
});

test("distinguishes booked, paid, owed, refunded and refundable amounts", async () => {
  const { money } = (await figures()).body;
  const sumOf = (condition: string) =>
    `to_char(coalesce((select sum(total_paise) from seen where ${condition}), 0) / 100.0, 'FM9999990.00')`;
  const [sums] = await plainly(`
    select ${sumOf("status <> 'declined'")} as booked,
      ${sumOf("status <> 'declined' and payment_status = 'paid'")} as paid,
      ${sumOf("status <> 'declined' and payment_status = 'pending'")} as unpaid,
      ${sumOf("status <> 'declined' and payment_status = 'failed'")} as failed,
      ${sumOf("payment_status = 'refunded'")} as refunded,
      ${sumOf("status = 'declined' and payment_status = 'refunded'")} as "refundedUnvisited",
      ${sumOf("status = 'declined' and payment_status = 'paid'")} as "toGiveBack"`);
  const { unpaid, failed, refundedUnvisited, ...rest } = sums as Record<string, string>;
  expect(money).toEqual({ ...rest, owed: (Number(unpaid) + Number(failed)).toFixed(2) });
  const whole = Number(money.paid) + Number(money.owed) + Number(money.refunded) - Number(refundedUnvisited);
  expect(whole.toFixed(2)).toBe(money.booked);
  for (const sum of Object.values(money)) expect(Number(sum)).toBeGreaterThan(0);
});

test("a part payment is paid and its rest owed, a discount is neither, and what is overpaid is given back", async () => {
  const day = "2026-12-11";
  await app.db.execute(sql`
    insert into bookings (visit_id, code, request_hash, patient_id, patient_name, phone, address, day, time, status,
      payment_status, payment_method, total_paise, taken_paise, discount_paise, created_at)
    select visit_id, 'BK-9000000' || n, sha256(('part' || n)::bytea), patient_id, patient_name, phone, address, ${day}, time,
      (array['confirmed', 'confirmed', 'declined'])[n], (array['pending', 'paid', 'paid'])[n], 'Cash', 100000,
      (array[30000, 95000, 20000])[n], (array[0, 10000, 0])[n], created_at
    from generate_series(1, 3) as n, (select * from bookings limit 1) as one`);
  const { money, moneyKinds } = (await figures(`from=${day}&to=${day}`)).body;
  expect(money).toEqual({
    booked: "1900.00",
    paid: "1200.00",
    owed: "700.00",
    refunded: "0.00",
    toGiveBack: "250.00",
  });
  const counts = moneyKinds.map(({ kind, bookings }: { kind: string; bookings: number }) => [kind, bookings]);
  expect(Object.fromEntries(counts)).toEqual({ paid: 1, owed: 1, refunded: 0, toGiveBack: 1, nothingDue: 0 });
});

test("counts every booking under its status and payment status", async () => {
  const { bookings, statuses, payments } = (await figures()).body;
  expect(bookings).toBe((await plainly("select count(*)::int as all from seen"))[0]?.all);
  expect(statuses).toEqual(
    await plainly("select status, count(*)::int as bookings from seen group by 1 order by 2 desc, 1"),
  );
  expect(payments).toEqual(
    await plainly(
      `select payment_status as "paymentStatus", count(*)::int as bookings from seen group by 1 order by 2 desc, 1`,
    ),
  );
});

test("lists the seats taken and available by weekday and hour", async () => {
  const { occupancy } = (await figures()).body;
  expect(occupancy.length).toBe(6 * 12);
  const taken = occupancy.filter((slot: { taken: number }) => slot.taken > 0);
  expect(taken.map(({ weekday, time, taken }: Record<string, unknown>) => ({ weekday, time, taken }))).toEqual(
    await plainly(`
      select extract(dow from day)::int as weekday, time, count(*)::int as taken from seen
      where status <> 'declined' and extract(dow from day) > 0 group by 1, 2 order by 1, to_timestamp(time, 'HH12:MI AM')`),
  );
  const seats = await plainly(`
    select extract(dow from d)::int as weekday, count(*)::int * (select seats_per_slot from lab) as seats
    from generate_series(date '${period.from}', date '${period.to}', '1 day') as d
    where extract(dow from d) > 0 and not exists (select from holidays where holidays.day = d) group by 1 order by 1`);
  for (const { weekday, seats: there } of seats as { weekday: number; seats: number }[]) {
    const slots = occupancy.filter((slot: { weekday: number }) => slot.weekday === weekday);
    expect(new Set(slots.map((slot: { seats: number }) => slot.seats))).toEqual(new Set([there]));
  }
});

test.each([
  ["package", "topPackages"],
  ["test", "topTests"],
])("lists the most booked %ss first, with their revenue", async (itemType, figure) => {
  const { body } = await figures();
  expect(body[figure]).toEqual(
    await plainly(`
      select item_id as "itemId", min(name) as name, min(booking_items.code) as code, count(*)::int as bookings,
        to_char(sum(price_paise) / 100.0, 'FM9999990.00') as amount
      from booking_items join seen on seen.id = booking_id
      where status <> 'declined' and item_type = '${itemType}' group by 1 order by 4 desc, 1 limit 8`),
  );
  expect(body[figure].length).toBeGreaterThan(2);
});

test("rejects an invalid period with a message, and anyone but staff", async () => {
  const backwards = await figures("from=2026-11-20&to=2026-11-19");
  expect([backwards.status, backwards.body.detail]).toEqual([422, "The first day must not be after the last one."]);
  const long = await figures("from=2020-01-01&to=2026-11-19");
  expect([long.status, long.body.detail]).toEqual([422, "Please choose at most 366 days."]);
  expect((await figures("from=2026-11-20")).status).toBe(422);
  expect((await app.call("GET", "/api/figures?from=2026-11-19&to=2026-11-20")).status).toBe(401);
  expect((await app.call("POST", "/api/bookings.csv?from=2026-11-19&to=2026-11-20")).status).toBe(401);
});

test("a plain link does not download the file, so that following one leaves no audit entry", async () => {
  const lines = async () => (await app.db.select().from(auditLog)).length;
  const before = await lines();
  for (const path of ["/api/bookings.csv?from=2026-11-19&to=2026-11-20", "/api/admin/audit-log.csv"])
    expect([path, (await app.call("GET", path, undefined, admin)).status]).toEqual([path, 404]);
  expect(await lines()).toBe(before);
});

test("exports the period's bookings as a file whose cells a spreadsheet does not evaluate", async () => {
  const patient = {
    name: "Kaur, Harpreet",
    address: '=HYPERLINK("http://x")',
    phone: "98765 43001",
    pinCode: "141002",
  };
  const wish = buildBooking({ patient, booking: { bookingDate: "2026-11-27" } });
  const { body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(wish));
  const file = await app.call("POST", "/api/bookings.csv?from=2026-11-27&to=2026-11-28", undefined, admin);
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="bookings-2026-11-27-to-2026-11-28.csv"');
  const lines = file.body.split("\r\n");
  expect(lines[0]).toMatch(/^Booking #,Booked on,Date,Time,Patient,Phone/);
  const line = lines.find((text: string) => text.startsWith(body.booking.code));
  expect(line).toContain(',2026-11-23,2026-11-27,10:00 AM,"Kaur, Harpreet",+919876543001,,');
  expect(line).toContain(`,"'=HYPERLINK(""http://x""), 141002",,,`);
  const auditEntries = (await app.db.select().from(auditLog)).filter(({ action }) => action === "exported");
  expect(auditEntries).toEqual([
    expect.objectContaining({ actor: "admin owner", change: { from: "2026-11-27", to: "2026-11-28" } }),
  ]);
});
