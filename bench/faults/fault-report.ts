import { setTimeout as pause } from "node:timers/promises";
import { statusesWithoutSeat } from "#core/bookings/statuses.ts";
import { queryServer } from "#test/database.ts";
import type { Fleet } from "./fleet.ts";
import type { ServedRequests } from "./patient-load.ts";

/** Acknowledged bookings, and which of them are missing or duplicated. */
export type FaultReport = {
  booked: number;
  refused: number;
  lost: number;
  /** Patients with two bookings for one request. */
  duplicated: number;
  /** Slots with more visits than seats, or whose number of taken seats differs from that of their visits. */
  oversold: number;
  /** Bookings without exactly one confirmation. */
  unconfirmed: number;
  files: number;
  filesLost: number;
  medianMs: number;
  ninetyNinthMs: number;
  silenceMs: number;
};

const JOBS_TIMEOUT_MS = 60_000;

/** Compares the acknowledgements with the database and the folder of files. */
export async function createFaultReport(fleet: Fleet, served: ServedRequests): Promise<FaultReport> {
  const codes = served.booked.map(({ booking }) => booking.code);
  const [stored, unconfirmed, oversold] = [
    await listStoredCodes(fleet, codes),
    await countUnconfirmed(fleet, codes),
    await countOversoldSlots(fleet),
  ];
  const waited = served.waitedMs.toSorted((a, b) => a - b);
  const at = (share: number) => waited[Math.min(Math.floor(waited.length * share), waited.length - 1)] ?? Number.NaN;
  return {
    booked: codes.length,
    refused: served.refused,
    lost: codes.length - stored.length,
    duplicated: await countDuplicatePatients(fleet),
    oversold,
    unconfirmed,
    files: served.files.size,
    filesLost: await countLostFiles(fleet, served.files),
    medianMs: at(0.5),
    ninetyNinthMs: at(0.99),
    silenceMs: served.silenceMs,
  };
}

async function listStoredCodes({ connection }: Fleet, codes: string[]): Promise<string[]> {
  const rows = await queryServer<{ code: string }>(connection, "select code from bookings");
  const stored = new Set(rows.map(({ code }) => code));
  return codes.filter((code) => stored.has(code));
}

async function countDuplicatePatients({ connection }: Fleet): Promise<number> {
  const duplicatesQuery = "select 1 from bookings where phone like '+9191%' group by phone having count(*) > 1";
  return (await queryServer(connection, duplicatesQuery)).length;
}

async function countOversoldSlots({ connection }: Fleet): Promise<number> {
  const oversoldQuery = `
    select 1 from slots
    left join lateral (
      select count(distinct visit_id) as visits from bookings
      where bookings.day = slots.day and bookings.time = slots.time and place = 'home' and status <> all ('{${statusesWithoutSeat}}')
    ) counted on true
    where taken <> visits or visits > (select seats_per_slot from lab)`;
  return (await queryServer(connection, oversoldQuery)).length;
}

/** Messages are written by jobs, which a fault may have delayed. */
async function countUnconfirmed({ connection }: Fleet, codes: string[]): Promise<number> {
  const confirmedQuery = `
    select bookings.code from bookings
    join messages on messages.booking_id = bookings.id and kind = 'booking-confirmed' and channel = 'whatsapp'
    group by bookings.code having count(*) = 1`;
  const end = performance.now() + JOBS_TIMEOUT_MS;
  for (;;) {
    const rows = await queryServer<{ code: string }>(connection, confirmedQuery);
    const once = new Set(rows.map(({ code }) => code));
    const unconfirmed = codes.filter((code) => !once.has(code)).length;
    if (unconfirmed === 0 || performance.now() > end) return unconfirmed;
    await pause(500);
  }
}

async function countLostFiles(fleet: Fleet, files: Map<number, Buffer>): Promise<number> {
  let lost = 0;
  for (const [bookingId, bytes] of files) {
    const answer = await fleet.admin(`/api/bookings/${bookingId}/report`);
    const stored = answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    if (!stored?.equals(bytes)) lost += 1;
  }
  return lost;
}
