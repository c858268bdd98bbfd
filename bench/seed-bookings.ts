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
 * spread like real ones.
 */
export async function seedBookings(client: pg.Client, total: number): Promise<void> {
  const { rows } = await client.query("select count(*)::int as there from bookings");
  const missing = total - rows[0].there;
  await client.query(addPatients, [missing, firstNames, surnames, ADDRESS]);
  await client.query(addBookings);
  await client.query(addItems);
  // As autovacuum leaves the tables of a lab that has run for a while, with a clean search index.
  await client.query("vacuum analyze");
}

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
    status, payment_status, payment_method, total_paise, created_at)
  select numbered.id, 'BK-' || 10000000 + patients.id, sha256(patients.id::text::bytea), patients.id, patients.name, patients.phone,
    patients.address, patients.age, patients.gender, least(patients.created_at::date, current_date - 1),
    (array[${slotTimes.map((time) => `'${time}'`)}])[1 + patients.id % ${slotTimes.length}],
    (array['completed', 'completed', 'completed', 'confirmed', 'declined'])[1 + patients.id % 5],
    (array['paid', 'paid', 'pending', 'failed'])[1 + patients.id % 4],
    'pay_later', coalesce(packages.discount_paise, packages.price_paise), patients.created_at
  from unbooked as patients
  join numbered using (number)
  join packages on packages.id = 1 + patients.id % 5
  order by patients.created_at`;

const addItems = `
  insert into booking_items (booking_id, item_type, item_id, code, name, description, price_paise)
  select bookings.id, 'package', packages.id, packages.code, packages.name, packages.description, bookings.total_paise
  from bookings join packages on packages.id = 1 + bookings.patient_id % 5
  where not exists (select from booking_items where booking_items.booking_id = bookings.id)`;
