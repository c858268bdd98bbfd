import { type BookingField, fieldOfPath } from "#core/bookings/fields.ts";
import type { Place as VisitPlace } from "#core/bookings/places.ts";
import type { ExceptionReason } from "#core/bookings/placing/exception-reasons.ts";
import type { FreshPrice } from "#core/bookings/request/fresh-prices.ts";
import type { NewBooking } from "#core/bookings/schema.ts";
import { type Told, type ToldField, toldFields, toldFieldsAt } from "#core/bookings/visit/contacts.ts";
import type { AskedQuestion } from "#core/refusal.ts";
import { words } from "#texts";
import { ApiError, type Problem } from "#web/api-client.ts";

/** Where a sentence stands: at a field of the booking, at what the staff alone are told, at what is booked, or at the reason. */
export type Place = BookingField | ToldField | "items" | "reason";

/** What the desk does only on purpose, by the fields that answer the server's questions. */
export const exceptions = ["overbook", "onClosedDay"] as const;

export type Exception = (typeof exceptions)[number];

/** Why nothing was booked. */
export type CallRefusal = {
  mistakes: Partial<Record<Place, string>>;
  /** What belongs to no field. */
  sentence: string | null;
  questions: Partial<Record<Exception, string>>;
  fresh: FreshPrice[];
  /** The very same is booked already; it is booked once more where the caller wants that. */
  asksAgain: boolean;
};

export const noRefusal: CallRefusal = { mistakes: {}, sentence: null, questions: {}, fresh: [], asksAgain: false };

/** The request of who stands at the counter: the hour is the server's, and nobody goes to an address. */
export function walkInOf(request: NewBooking) {
  return { ...withoutHour(request), place: "centre" as const };
}

/** The request of one more person at a door: hour and way are the visit's. */
export function oneMoreOf(request: NewBooking, visitId: number) {
  return { ...withoutHour(request), place: "visit" as const, visitId };
}

function withoutHour({ patient, booking, ...request }: NewBooking) {
  const { address: _address, pinCode: _pinCode, ...who } = patient;
  const { bookingDate: _day, bookingTime: _time, ...what } = booking;
  return { ...request, patient: who, booking: what };
}

/** What the staff alone are told of a visit at that place; what was not typed is left out. */
export function toldAt(place: VisitPlace, typed: Told): Told {
  const told = toldFieldsAt(place).map((field) => [field, typed[field]?.trim()]);
  return Object.fromEntries(told.filter(([, value]) => value));
}

/** What the server says no to, by where it is mended. */
export function refusalOf(failure: Error): CallRefusal {
  const problem = failure instanceof ApiError ? failure.problem : null;
  const sentence = problem?.detail ?? words.desk.call.read.failed;
  switch (problem?.code) {
    case "ask-first":
      return { ...noRefusal, questions: questionsOf(problem) };
    case "price-changed":
      return { ...noRefusal, sentence: words.desk.call.read.newPrices, fresh: problem.items as FreshPrice[] };
    case "booked-already":
      return { ...noRefusal, sentence, asksAgain: true };
  }
  const mistakes = mistakesOf(problem);
  return { ...noRefusal, mistakes, sentence: Object.keys(mistakes).length > 0 ? null : sentence };
}

function questionsOf({ questions }: Problem): CallRefusal["questions"] {
  return Object.fromEntries((questions as AskedQuestion[]).map(({ field, sentence }) => [field, sentence]));
}

function mistakesOf(problem: Problem | null): CallRefusal["mistakes"] {
  const told = Object.entries(problem?.errors ?? {}).map(([path, sentence]) => [placeOf(path), sentence]);
  return Object.fromEntries(told.filter(([place]) => place !== undefined));
}

function placeOf(path: string): Place | undefined {
  if (path === "reason") return "reason";
  const told = toldFields.find((field) => field === path);
  if (told) return told;
  return path.startsWith("items") ? "items" : fieldOfPath[path];
}

/** The answers to what was asked; the server wants to know why. */
export function answersOf(asked: readonly Exception[], reason: ExceptionReason | null) {
  const answers = Object.fromEntries(asked.map((field) => [field, true as const]));
  return asked.length > 0 && reason !== null ? { ...answers, reason } : answers;
}
