import type { Problem } from "#api/contract.ts";
import { type BookingFormValues, formFieldByPath } from "#core/bookings/booking-fields.ts";
import type { UpdatedPrice } from "#core/bookings/create/updated-prices.ts";
import type { BookedItem, CreatedBooking } from "#core/bookings/response-schema.ts";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import { words } from "#texts";
import { type ConfirmedBooking, createConfirmedBooking } from "#web/booking/confirmation/confirmed-booking.ts";
import { ApiError, callApi } from "#web/lib/api-client.ts";
import type { ApiFetch } from "#web/lib/request-context.ts";

export type BookingFieldErrors = Partial<Record<keyof BookingFormValues, string>>;

/** The server cannot book at the moment; its sentence names the helpline. */
export type ServerBusy = { sentence: string; helpline: string | null; retryAfterSeconds: number };

/** The outcome of a booking request. */
export type SubmitOutcome =
  | { kind: "booked"; booking: ConfirmedBooking; items: BookedItem[] }
  /** It was booked, but the response cannot be read. */
  | { kind: "unreadable" }
  | { kind: "price-changed"; sentence: string; prices: UpdatedPrice[] }
  /** The error's details contain the day as it is now, and the nearest free slots. */
  | { kind: "slot-full"; sentence: string; problem: Problem }
  /** The phone must be verified by a code first; the permit allows one to be sent to it. */
  | { kind: "proof-needed"; sentence: string; permit: string }
  /** An identical booking exists; sent with `again` it is booked once more. */
  | { kind: "booked-already"; sentence: string }
  /** Error texts of the fields that the server rejects. */
  | { kind: "mistyped"; mistakes: BookingFieldErrors }
  /** A rejection that belongs to no field. */
  | { kind: "refused"; sentence: string }
  /** The server failed: nothing was booked. */
  | { kind: "failed" }
  /** No response, or the server cannot respond now: it is unknown whether it was booked. */
  | { kind: "unanswered"; busy?: ServerBusy }
  /** The patient no longer waits for the response. */
  | { kind: "given-up" };

/** Statuses of a gateway, which count as no response: bad gateway, unavailable, timeout. */
const GATEWAY_STATUSES = [502, 503, 504];

/** Sends the booking to the API; never throws, every failure is an outcome. */
export async function sendBooking(api: ApiFetch, request: CreateBookingRequest): Promise<SubmitOutcome> {
  try {
    const answer = await callApi(api, "POST /api/bookings", { body: request });
    if (!isCreatedBooking(answer?.booking)) return { kind: "unreadable" };
    const items = "items" in answer ? (answer.items ?? []) : [];
    return { kind: "booked", booking: createConfirmedBooking(request, answer.booking), items };
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: "unreadable" };
    if (!(error instanceof ApiError)) return { kind: "unanswered" };
    if (GATEWAY_STATUSES.includes(error.status)) return { kind: "unanswered", ...getServerBusy(error) };
    return error.status < 500 ? toErrorOutcome(error) : { kind: "failed" };
  }
}

/** Our own server's response; a gateway's does not count. */
function getServerBusy({ problem, retryAfterSeconds }: ApiError): { busy?: ServerBusy } {
  if (problem?.code !== "unavailable" || problem.detail === undefined) return {};
  return {
    busy: { sentence: problem.detail, helpline: problem.helpline ?? null, retryAfterSeconds: retryAfterSeconds ?? 0 },
  };
}

function toErrorOutcome({ problem }: ApiError): SubmitOutcome {
  const sentence = problem?.detail ?? words.booking.answers.failed;
  if (problem?.code === "price-changed" && problem.items) {
    return { kind: "price-changed", sentence, prices: problem.items };
  }
  if (problem?.code === "slot-full") {
    return { kind: "slot-full", sentence, problem };
  }
  if (problem?.code === "booked-already") {
    return { kind: "booked-already", sentence };
  }
  if (problem?.code === "proof-needed" && problem.permit !== undefined) {
    return { kind: "proof-needed", sentence, permit: problem.permit };
  }
  const mistakes: BookingFieldErrors = {};
  for (const [path, message] of Object.entries(problem?.errors ?? {})) {
    const field = formFieldByPath[path];
    if (field) mistakes[field] = message;
  }
  return Object.keys(mistakes).length > 0 ? { kind: "mistyped", mistakes } : { kind: "refused", sentence };
}

/** Checks the fields without which a confirmation would be useless. */
function isCreatedBooking(value: Partial<CreatedBooking> | null | undefined): value is CreatedBooking {
  return [value?.code, value?.totalAmount].every((text) => typeof text === "string");
}
