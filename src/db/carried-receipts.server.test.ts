import { expect, inject, onTestFinished, test } from "vitest";
import { createEmptyDatabase, queryServer } from "#test/database.ts";
import { createOlderMigrations } from "#test/other-build-migrations.ts";
import { falseSums } from "#test/payment-commands.ts";
import { migrateDatabase } from "./migrate.server.ts";

/** The last build without receipts. */
const WITHOUT_RECEIPTS = 53;
const BOOKINGS = 2400;

/** Every status with every payment status, some free; half of them with an event of their payment. */
const madeUpBookings = `
  with patient as (
    insert into patients (phone, name, address, created_at) values ('+919876500001', 'Harpreet Kaur', 'Ludhiana', now())
    returning id
  ), visit as (
    insert into visits (created_at) values (now()) returning id
  ), made as (
    insert into bookings (visit_id, code, request_hash, patient_id, patient_name, phone, address, day, time,
      status, payment_status, payment_method, total_paise, created_at)
    select visit.id, 'BK-' || 10000000 + n, sha256(n::text::bytea), patient.id, 'Harpreet Kaur', '+919876500001',
      'Ludhiana', date '2026-10-20' + n % 40, '07:00 AM',
      (array['pending', 'confirmed', 'sample_collected', 'testing_in_progress', 'completed', 'declined'])[1 + n % 6],
      (array['pending', 'paid', 'failed', 'refunded'])[1 + n / 6 % 4],
      (array['pay_later', 'card', 'upi', 'Cash', 'cod'])[1 + n / 24 % 5],
      case when n % 50 = 0 then 0 else 10000 + n * 101 end, now()
    from patient, visit, generate_series(1, ${BOOKINGS}) as n returning id, payment_status
  )
  insert into booking_events (booking_id, kind, at, actor, data)
  select id, 'payment', timestamptz '2026-11-02 20:00Z', 'admin Manpreet Kaur',
    jsonb_build_object('from', 'pending', 'to', payment_status)
  from made where id % 2 = 0`;

test("bookings that are paid or refunded before receipts exist get theirs, and every sum stays as it was", async () => {
  const { connection, drop } = await createEmptyDatabase(inject("server"));
  onTestFinished(drop);
  const older = await createOlderMigrations(WITHOUT_RECEIPTS);
  onTestFinished(older.remove);
  await migrateDatabase(connection, older.folder);
  await queryServer(connection, madeUpBookings);
  const sums = `select payment_status, status, count(*)::int, sum(total_paise)::int from bookings group by 1, 2 order by 1, 2`;
  const before = await queryServer(connection, sums);
  await migrateDatabase(connection);
  expect(await queryServer(connection, sums)).toEqual(before);
  const wrong = Object.entries(falseSums).map(async ([name, statement]) => [
    name,
    await queryServer(connection, statement),
  ]);
  expect(Object.fromEntries(await Promise.all(wrong))).toEqual(
    Object.fromEntries(Object.keys(falseSums).map((name) => [name, []])),
  );
  const carried = await queryServer(
    connection,
    `select payment_status, count(distinct r.id)::int as receipts, count(distinct b.id)::int as bookings,
       count(distinct r.by_name)::int as persons
     from bookings b join receipt_allocations a on a.booking_id = b.id join receipts r on r.id = a.receipt_id
     where r.kind = 'carried' group by 1 order by 1`,
  );
  const [paid, refunded] = carried as { receipts: number; bookings: number; persons: number }[];
  expect(carried.map(({ payment_status }) => payment_status)).toEqual(["paid", "refunded"]);
  expect([paid?.persons, refunded?.persons]).toEqual([2, 2]);
  expect(paid?.receipts).toBe(paid?.bookings);
  expect(refunded?.receipts).toBe(2 * (refunded?.bookings ?? 0));
});

test("a carried receipt has the day and the person of its payment, otherwise the day of the visit", async () => {
  const { connection, drop } = await createEmptyDatabase(inject("server"));
  onTestFinished(drop);
  const older = await createOlderMigrations(WITHOUT_RECEIPTS);
  onTestFinished(older.remove);
  await migrateDatabase(connection, older.folder);
  await queryServer(connection, madeUpBookings);
  await migrateDatabase(connection);
  const days = await queryServer(
    connection,
    `select distinct b.id % 2 as odd, r.by_name, t.method = 'other' as unknown,
       case when b.id % 2 = 0 then t.day = date '2026-11-03' else t.day = b.day end as "isRight"
     from receipts r join receipt_tenders t on t.receipt_id = r.id join receipt_allocations a on a.receipt_id = r.id
     join bookings b on b.id = a.booking_id where b.payment_method in ('pay_later', 'cod') order by 1, 3`,
  );
  expect(days).toEqual([
    { odd: 0, by_name: "Manpreet Kaur", unknown: false, isRight: true },
    { odd: 0, by_name: "Manpreet Kaur", unknown: true, isRight: true },
    { odd: 1, by_name: "system", unknown: false, isRight: true },
    { odd: 1, by_name: "system", unknown: true, isRight: true },
  ]);
});
