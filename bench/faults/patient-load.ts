import { Agent } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { buildBooking } from "#test/builders.ts";
import { fetchOverTls } from "#test/fetch-over-tls.ts";
import { buildPdf } from "#test/pdf-fixture.ts";
import { addressForPhone, fetchCbcPrice, listOpenDays } from "#test/processes/booking-requests.ts";
import type { Fleet } from "./fleet.ts";

/** Responses to patients and staff, and how long they waited. */
export type ServedRequests = {
  booked: CreateBookingRequest[];
  refused: number;
  /** From the first attempt to the response of each booking. */
  waitedMs: number[];
  /** The longest time without a response to anyone. */
  silenceMs: number;
  /** Files acknowledged to staff: the bytes by booking id. */
  files: Map<number, Buffer>;
};

export type PatientLoad = { answered(count: number): Promise<void>; done(): Promise<ServedRequests> };

const CONCURRENCY = 6;
/** The page retries for as long as it is open. */
const REQUEST_TIMEOUT_MS = 150_000;
/** As in the page, or as `Retry-After` says. */
const RETRY_MS = 1000;
const BOOKINGS_PER_UPLOAD = 15;
/** Spreads the phones, and the addresses derived from them, so that no two patients are neighbours. */
const STATUS_AFTER = 7919;

/**
 * Starts patients who book one after the other, each from their own address, until `done`: each retries until there is
 * a response.
 */
export async function startPatientLoad(fleet: Fleet): Promise<PatientLoad> {
  const next = createRequests(await listOpenDays(fleet.direct), await fetchCbcPrice(fleet.direct));
  const served: ServedRequests = { booked: [], refused: 0, waitedMs: [], silenceMs: 0, files: new Map() };
  let isOver = false;
  let lastAnswerAt = performance.now();
  const recordResponse = (begun: number) => {
    const now = performance.now();
    served.waitedMs.push(now - begun);
    served.silenceMs = Math.max(served.silenceMs, now - lastAnswerAt);
    lastAnswerAt = now;
  };
  const work = async () => {
    while (!isOver) {
      const request = next();
      const begun = performance.now();
      const { status, body } = await bookUntilAnswered(fleet.url, request);
      recordResponse(begun);
      if (status === 409) served.refused += 1;
      else served.booked.push(request);
      if (status !== 409 && served.booked.length % BOOKINGS_PER_UPLOAD === 0)
        await attachFile(fleet, JSON.parse(body).booking.id, served);
    }
  };
  const all = Promise.all(Array.from({ length: CONCURRENCY }, work));
  all.catch(() => {});
  return {
    answered: async (count) => {
      while (served.booked.length < count) await Promise.race([pause(20), all]);
    },
    done: async () => {
      isOver = true;
      await all;
      return served;
    },
  };
}

/** Creates bookings of a CBC, each for another patient, cycling through all slots. */
function createRequests(days: string[], totalAmount: string): () => CreateBookingRequest {
  let made = 0;
  return () => {
    const number = made++;
    return buildBooking({
      patient: { phone: String(9_100_000_000 + ((number * STATUS_AFTER) % 1_000_000)) },
      booking: {
        code: `BK-${50_000_000 + number}`,
        bookingDate: days[number % days.length] ?? "",
        bookingTime: slotTimes[Math.floor(number / days.length) % slotTimes.length] ?? slotTimes[0],
        totalAmount,
      },
    });
  };
}

/** Returns the first response that settles the booking. Throws on one that must never occur. */
async function bookUntilAnswered(
  url: string,
  request: CreateBookingRequest,
): Promise<{ status: number; body: string }> {
  const agent = new Agent({ localAddress: addressForPhone(request.patient.phone).replace(/^10/, "127") });
  const options = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
    agent,
  };
  const end = performance.now() + REQUEST_TIMEOUT_MS;
  try {
    while (performance.now() < end) {
      const answer = await fetchOverTls(url, "/api/bookings", options).catch(() => null);
      if (answer && [200, 201, 409].includes(answer.status)) return answer;
      if (answer && answer.status < 500) throw new Error(`A booking was answered ${answer.status}: ${answer.body}`);
      await pause(Number(answer?.headers["retry-after"] ?? 0) * 1000 || RETRY_MS);
    }
    throw new Error("A booking was never answered.");
  } finally {
    agent.destroy();
  }
}

/** A failed upload is not retried, and not counted. */
async function attachFile(fleet: Fleet, bookingId: number, served: ServedRequests): Promise<void> {
  const bytes = buildPdf({ size: 200_000 });
  const headers = { "content-type": "application/pdf", "x-file-name": "report.pdf" };
  const answer = await fleet
    .admin(`/api/bookings/${bookingId}/report`, { method: "PUT", headers, body: bytes })
    .catch(() => null);
  if (answer?.ok) served.files.set(bookingId, bytes);
}
