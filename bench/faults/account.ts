import { setTimeout as pause } from "node:timers/promises";
import { statusesWithoutSeat } from "#core/bookings/statuses.ts";
import { onServer } from "#test/database.ts";
import type { Fleet } from "./fleet.ts";
import type { Served } from "./patients.ts";

/** What was acknowledged, and what of it is not there, or there more than once. */
export type Account = {
  booked: number;
  refused: number;
  lost: number;
  /** Patients with two bookings for one wish. */
  doubled: number;
  /** Slots with more visits than seats, or whose count of seats taken is not that of their visits. */
  oversold: number;
  /** Bookings without exactly one confirmation. */
  untold: number;
  files: number;
  filesLost: number;
  medianMs: number;
  ninetyNinthMs: number;
  silenceMs: number;
};

const JOBS_PATIENCE_MS = 60_000;

/** Compares what patients were told with what the database and the folder of files hold. */
export async function accountOf(fleet: Fleet, served: Served): Promise<Account> {
  const codes = served.booked.map(({ booking }) => booking.code);
  const [stored, untold, oversold] = [
    await storedOf(fleet, codes),
    await untoldOf(fleet, codes),
    await oversoldSlots(fleet),
  ];
  const waited = served.waitedMs.toSorted((a, b) => a - b);
  const at = (share: number) => waited[Math.min(Math.floor(waited.length * share), waited.length - 1)] ?? Number.NaN;
  return {
    booked: codes.length,
    refused: served.refused,
    lost: codes.length - stored.length,
    doubled: await doubledPatients(fleet),
    oversold,
    untold,
    files: served.files.size,
    filesLost: await lostFiles(fleet, served.files),
    medianMs: at(0.5),
    ninetyNinthMs: at(0.99),
    silenceMs: served.silenceMs,
  };
}

async function storedOf({ connection }: Fleet, codes: string[]): Promise<string[]> {
  const rows = await onServer<{ code: string }>(connection, "select code from bookings");
  const stored = new Set(rows.map(({ code }) => code));
  return codes.filter((code) => stored.has(code));
}

async function doubledPatients({ connection }: Fleet): Promise<number> {
  const twice = "select 1 from bookings where phone like '+9191%' group by phone having count(*) > 1";
  return (await onServer(connection, twice)).length;
}

async function oversoldSlots({ connection }: Fleet): Promise<number> {
  const wrong = `
    select 1 from slots
    left join lateral (
      select count(distinct visit_id) as visits from bookings
      where bookings.day = slots.day and bookings.time = slots.time and place = 'home' and status <> all ('{${statusesWithoutSeat}}')
    ) counted on true
    where taken <> visits or visits > (select seats_per_slot from lab)`;
  return (await onServer(connection, wrong)).length;
}

/** Messages are written by jobs, which a fault may have put off. */
async function untoldOf({ connection }: Fleet, codes: string[]): Promise<number> {
  const told = `
    select bookings.code from bookings
    join messages on messages.booking_id = bookings.id and kind = 'booking-confirmed' and channel = 'whatsapp'
    group by bookings.code having count(*) = 1`;
  const end = performance.now() + JOBS_PATIENCE_MS;
  for (;;) {
    const rows = await onServer<{ code: string }>(connection, told);
    const once = new Set(rows.map(({ code }) => code));
    const untold = codes.filter((code) => !once.has(code)).length;
    if (untold === 0 || performance.now() > end) return untold;
    await pause(500);
  }
}

async function lostFiles(fleet: Fleet, files: Map<number, Buffer>): Promise<number> {
  let lost = 0;
  for (const [bookingId, bytes] of files) {
    const answer = await fleet.desk(`/api/bookings/${bookingId}/report`);
    const kept = answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    if (!kept?.equals(bytes)) lost += 1;
  }
  return lost;
}
