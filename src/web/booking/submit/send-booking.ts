import { type BookingFormValues, fieldOfPath } from "#core/bookings/fields.ts";
import type { FreshPrice } from "#core/bookings/request/fresh-prices.ts";
import type { BookedItem, NewBooking, PlacedBooking } from "#core/bookings/schema.ts";
import { words } from "#texts";
import { ApiError, callApi, type Problem } from "#web/api-client.ts";
import { type ConfirmedBooking, confirmedBooking } from "#web/booking/confirmation/confirmed-booking.ts";
import type { ApiFetch } from "#web/context.ts";

export type Mistakes = Partial<Record<keyof BookingFormValues, string>>;

/** The server cannot book at the moment; its sentence names the helpline. */
export type Busy = { sentence: string; helpline: string | null; retryAfterSeconds: number };

/** What became of a request to book. */
export type Outcome =
  | { kind: "booked"; booking: ConfirmedBooking; items: BookedItem[] }
  /** It was booked, but the answer cannot be read. */
  | { kind: "unreadable" }
  | { kind: "price-changed"; sentence: string; prices: FreshPrice[] }
  /** The refusal's facts name the day as it is now, and the nearest free slots. */
  | { kind: "slot-full"; sentence: string; problem: Problem }
  /** The phone must be confirmed by a code first; the permit lets one be sent to it. */
  | { kind: "proof-needed"; sentence: string; permit: string }
  /** The very same is booked already; sent with `again` it is booked once more. */
  | { kind: "booked-already"; sentence: string }
  /** Sentences for the fields that the server does not accept. */
  | { kind: "mistyped"; mistakes: Mistakes }
  /** The server's "no" that belongs to no field. */
  | { kind: "refused"; sentence: string }
  /** The server failed: nothing was booked. */
  | { kind: "failed" }
  /** No answer of the server, or that it cannot answer now: nobody knows whether it was booked. */
  | { kind: "unanswered"; busy?: Busy }
  /** The patient no longer waits for the answer. */
  | { kind: "given-up" };

/** A gateway's words, which stand for no answer: bad gateway, unavailable, timeout. */
const speaksForNobody = [502, 503, 504];

/** Asks the API to book; whatever happens is an outcome. */
export async function sendBooking(api: ApiFetch, request: NewBooking): Promise<Outcome> {
  try {
    const answer = await callApi(api, "POST /api/bookings", { body: request });
    if (!isPlaced(answer?.booking)) return { kind: "unreadable" };
    const items = "items" in answer ? (answer.items ?? []) : [];
    return { kind: "booked", booking: confirmedBooking(request, answer.booking), items };
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: "unreadable" };
    if (!(error instanceof ApiError)) return { kind: "unanswered" };
    if (speaksForNobody.includes(error.status)) return { kind: "unanswered", ...busyOf(error) };
    return error.status < 500 ? refusal(error) : { kind: "failed" };
  }
}

/** Our own server's word; a gateway's is none. */
function busyOf({ problem, retryAfterSeconds }: ApiError): { busy?: Busy } {
  if (problem?.code !== "unavailable" || problem.detail === undefined) return {};
  const helpline = typeof problem.helpline === "string" ? problem.helpline : null;
  return { busy: { sentence: problem.detail, helpline, retryAfterSeconds: retryAfterSeconds ?? 0 } };
}

function refusal({ problem }: ApiError): Outcome {
  const sentence = problem?.detail ?? words.booking.answers.failed;
  if (problem?.code === "price-changed" && Array.isArray(problem.items)) {
    return { kind: "price-changed", sentence, prices: problem.items };
  }
  if (problem?.code === "slot-full") {
    return { kind: "slot-full", sentence, problem };
  }
  if (problem?.code === "booked-already") {
    return { kind: "booked-already", sentence };
  }
  if (problem?.code === "proof-needed" && typeof problem.permit === "string") {
    return { kind: "proof-needed", sentence, permit: problem.permit };
  }
  const mistakes: Mistakes = {};
  for (const [path, told] of Object.entries(problem?.errors ?? {})) {
    const field = fieldOfPath[path];
    if (field) mistakes[field] = told;
  }
  return Object.keys(mistakes).length > 0 ? { kind: "mistyped", mistakes } : { kind: "refused", sentence };
}

/** Whether it has the parts without which a confirmation would say nothing. */
function isPlaced(answered: Partial<PlacedBooking> | null | undefined): answered is PlacedBooking {
  return [answered?.code, answered?.totalAmount].every((text) => typeof text === "string");
}
