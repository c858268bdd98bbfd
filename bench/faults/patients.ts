import { Agent } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import type { NewBooking } from "#core/bookings/schema.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { askOverTls } from "#test/ask-over-tls.ts";
import { aBooking } from "#test/builders.ts";
import { aPdf } from "#test/pdf.ts";
import { addressOf, openDays, priceOfCbc } from "#test/processes/booking-requests.ts";
import type { Fleet } from "./fleet.ts";

/** What patients and the desk were told, and how long they waited. */
export type Served = {
  booked: NewBooking[];
  refused: number;
  /** From the first try to the answer of each booking. */
  waitedMs: number[];
  /** The longest time in which nobody was answered. */
  silenceMs: number;
  /** What the desk was told that it is kept: the bytes by the booking's number. */
  files: Map<number, Buffer>;
};

export type Patients = { answered(count: number): Promise<void>; done(): Promise<Served> };

const HANDS = 6;
/** The page sends again for as long as it is open. */
const PATIENCE_MS = 150_000;
/** As the page does, or as `Retry-After` says. */
const AGAIN_AFTER_MS = 1000;
const UPLOAD_EVERY = 15;
/** Phones, and so the addresses that are made of them, lie far apart: nobody is another's neighbour. */
const NEXT = 7919;

/** Patients who book one after the other, each from an address of their own, until `done`: each sends again until answered. */
export async function sendPatients(fleet: Fleet): Promise<Patients> {
  const next = wishes(await openDays(fleet.direct), await priceOfCbc(fleet.direct));
  const served: Served = { booked: [], refused: 0, waitedMs: [], silenceMs: 0, files: new Map() };
  let isOver = false;
  let lastAnswerAt = performance.now();
  const hear = (begun: number) => {
    const now = performance.now();
    served.waitedMs.push(now - begun);
    served.silenceMs = Math.max(served.silenceMs, now - lastAnswerAt);
    lastAnswerAt = now;
  };
  const work = async () => {
    while (!isOver) {
      const wish = next();
      const begun = performance.now();
      const { status, body } = await untilAnswered(fleet.url, wish);
      hear(begun);
      if (status === 409) served.refused += 1;
      else served.booked.push(wish);
      if (status !== 409 && served.booked.length % UPLOAD_EVERY === 0)
        await attachFile(fleet, JSON.parse(body).booking.id, served);
    }
  };
  const all = Promise.all(Array.from({ length: HANDS }, work));
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

/** Bookings of a CBC, each another patient's, spread over all slots again and again. */
function wishes(days: string[], totalAmount: string): () => NewBooking {
  let made = 0;
  return () => {
    const number = made++;
    return aBooking({
      patient: { phone: String(9_100_000_000 + ((number * NEXT) % 1_000_000)) },
      booking: {
        code: `BK-${50_000_000 + number}`,
        bookingDate: days[number % days.length] ?? "",
        bookingTime: slotTimes[Math.floor(number / days.length) % slotTimes.length] ?? slotTimes[0],
        totalAmount,
      },
    });
  };
}

/** The last answer that says what became of it; throws on one that it should never get. */
async function untilAnswered(url: string, wish: NewBooking): Promise<{ status: number; body: string }> {
  const agent = new Agent({ localAddress: addressOf(wish.patient.phone).replace(/^10/, "127") });
  const options = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish),
    agent,
  };
  const end = performance.now() + PATIENCE_MS;
  try {
    while (performance.now() < end) {
      const answer = await askOverTls(url, "/api/bookings", options).catch(() => null);
      if (answer && [200, 201, 409].includes(answer.status)) return answer;
      if (answer && answer.status < 500) throw new Error(`A booking was answered ${answer.status}: ${answer.body}`);
      await pause(Number(answer?.headers["retry-after"] ?? 0) * 1000 || AGAIN_AFTER_MS);
    }
    throw new Error("A booking was never answered.");
  } finally {
    agent.destroy();
  }
}

/** What fails is tried again by nobody, and counts for nothing. */
async function attachFile(fleet: Fleet, bookingId: number, served: Served): Promise<void> {
  const bytes = aPdf({ size: 200_000 });
  const headers = { "content-type": "application/pdf", "x-file-name": "report.pdf" };
  const answer = await fleet
    .desk(`/api/bookings/${bookingId}/report`, { method: "PUT", headers, body: bytes })
    .catch(() => null);
  if (answer?.ok) served.files.set(bookingId, bytes);
}
