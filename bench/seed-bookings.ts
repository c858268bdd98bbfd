import type pg from "pg";
import { slotTimes } from "#core/slots/grid.ts";
import { firstNames, surnames } from "./person-names.ts";

const FIRST_PHONE = 6_000_000_000;
const PHONE_STEP = 38_177;

/** A phone of exactly one patient, however many there are. */
export const samplePhone = String(FIRST_PHONE + 100 * PHONE_STEP);

/** The address of all patients; as long as a real one. */
const ADDRESS = "House 214, Model Town Extension, Ludhiana 141002";

/**
 * Adds patients with one booking of a package each, from yesterday backwards, until there are `total`. Their phones are
 * spread like real ones. Most are paid, by receipts of the owner, whose days are closed; a few of the last fortnight owe
 * something, or get money back.
 */
export async function seedBookings(client: pg.Client, total: number): Promise<void> {
  const { rows } = await client.query("select count(*)::int as there from bookings");
  const missing = total - rows[0].there;
  await client.query(addPatients, [missing, firstNames, surnames, ADDRESS]);
  await client.query(addBookings);
  await client.query(addItems);
  for (const statement of addReceipts) await client.query(statement);
  // As autovacuum leaves the tables of a lab that has run for a while, with a clean search index.
  await client.query("vacuum analyze");
}

const isRecent = "patients.created_at > now() - interval '14 days'";

const addPatients = `
  insert into patients (phone, name, address, age, gender, created_at)
  select '+91' || ${FIRST_PHONE} + n::bigint * ${PHONE_STEP},
    ($2::text[])[1 + n % cardinality($2::text[])] || ' ' || ($3::text[])[1 + n / 7 % cardinality($3::text[])],
    $4, 18 + n % 70, case when n % 2 = 0 then 'female' else 'male' end, now() - n * interval '10 minutes'
  from generate_series(1, $1::int) as n`;

const addBookings = `
  with made as (
    insert into visits (created_at)
    select created_at from patients where not exists (select from bookings where bookings.patient_id = patients.id)
    returning id
  ), numbered as (
    select id, row_number() over (order by id) as number from made
  ), unbooked as (
    select *, row_number() over (order by created_at) as number from patients
    where not exists (select from bookings where bookings.patient_id = patients.id)
  )
  insert into bookings (visit_id, code, request_hash, patient_id, patient_name, phone, address, age, gender, day, time,
    status, payment_status, payment_method, total_paise, taken_paise, created_at)
  select numbered.id, 'BK-' || 10000000 + patients.id, sha256(patients.id::text::bytea), patients.id, patients.name, patients.phone,
    patients.address, patients.age, patients.gender, least(patients.created_at::date, current_date - 1),
    (array[${slotTimes.map((time) => `'${time}'`)}])[1 + patients.id % ${slotTimes.length}],
    (array['completed', 'completed', 'completed', 'confirmed', 'declined'])[1 + patients.id % 5],
    payment.status, case payment.status when 'paid' then 'card' else 'pay_later' end, price.paise,
    case payment.status when 'paid' then price.paise else 0 end, patients.created_at
  from unbooked as patients
  join numbered using (number)
  join packages on packages.id = 1 + patients.id % 5
  cross join lateral (select coalesce(packages.discount_paise, packages.price_paise) as paise) price
  cross join lateral (
    select case
      when patients.id % 5 = 4 and patients.id % 20 = 9 then 'failed'
      when patients.id % 5 = 4 and not (patients.id % 100 = 4 and ${isRecent}) then 'pending'
      when patients.id % 20 = 2 and ${isRecent} then 'pending'
      else 'paid' end as status
  ) payment
  order by patients.created_at`;

const addItems = `
  insert into booking_items (booking_id, item_type, item_id, code, name, description, price_paise)
  select bookings.id, 'package', packages.id, packages.code, packages.name, packages.description, bookings.total_paise
  from bookings join packages on packages.id = 1 + bookings.patient_id % 5
  where not exists (select from booking_items where booking_items.booking_id = bookings.id)`;

/** In one financial year: numbers have no gap. Without the triggers that check each receipt. */
const addReceipts = [
  "alter table receipts disable trigger user",
  "alter table receipt_tenders disable trigger user",
  "alter table receipt_allocations disable trigger user",
  `insert into receipts (key, kind, series, number, visit_id, at, received_at, by, by_name)
  select gen_random_uuid(), 'taken', '26-27',
    (select coalesce(max(number), 0) from receipts where series = '26-27') + row_number() over (order by bookings.id),
    bookings.visit_id,
    (bookings.day + time '12:00') at time zone 'Asia/Kolkata', now(), owner.id, owner.name
  from bookings cross join (select id, name from "user" where role = 'owner' limit 1) owner
  where bookings.taken_paise > 0
    and not exists (select from receipt_allocations where receipt_allocations.booking_id = bookings.id)`,
  `insert into receipt_tenders (receipt_id, method, paise, day, holder_id)
  select receipts.id, (array['cash', 'upi', 'cash', 'card'])[1 + bookings.id % 4], bookings.taken_paise, bookings.day,
    receipts.by
  from receipts join bookings using (visit_id)
  where not exists (select from receipt_tenders where receipt_tenders.receipt_id = receipts.id)`,
  `insert into receipt_allocations (receipt_id, booking_id, booking_code, paise, position)
  select receipts.id, bookings.id, bookings.code, bookings.taken_paise, 0 from receipts join bookings using (visit_id)
  where not exists (select from receipt_allocations where receipt_allocations.receipt_id = receipts.id)`,
  `insert into receipt_series (series, last) select '26-27', max(number) from receipts where series = '26-27'
  on conflict (series) do update set last = excluded.last`,
  `insert into closings (person_id, day, carried_paise, expected_paise, counted_paise, kept_paise, counted_at,
    accepted_by, accepted_at)
  select id, current_date - 1, 0, 0, 0, 0, now(), id, now() from "user" where role = 'owner' limit 1
  on conflict do nothing`,
  "alter table receipts enable trigger user",
  "alter table receipt_tenders enable trigger user",
  "alter table receipt_allocations enable trigger user",
];
