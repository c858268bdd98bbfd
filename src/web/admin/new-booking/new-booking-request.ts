import { type BookingField, formFieldByPath } from "#core/bookings/booking-fields.ts";
import type { CollectionPlace as VisitPlace } from "#core/bookings/collection-place.ts";
import type { OverrideReason } from "#core/bookings/create/override-reasons.ts";
import type { UpdatedPrice } from "#core/bookings/create/updated-prices.ts";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import {
  listStaffDetailFields,
  type StaffDetailField,
  type StaffDetails,
  staffDetailFields,
} from "#core/bookings/visits/contacts.ts";
import type { ConfirmationPrompt } from "#core/errors.ts";
import { words } from "#texts";
import { ApiError, type Problem } from "#web/lib/api-client.ts";

/** Where a sentence stands: at a field of the booking, at what the staff alone are told, at what is booked, or at the reason. */
export type NewBookingField = BookingField | StaffDetailField | "items" | "reason";

/** What the desk does only on purpose, by the fields that answer the server's questions. */
export const overrides = ["overbook", "onClosedDay"] as const;

export type Override = (typeof overrides)[number];

/** Why nothing was booked. */
export type NewBookingErrors = {
  fieldErrors: Partial<Record<NewBookingField, string>>;
  /** What belongs to no field. */
  message: string | null;
  questions: Partial<Record<Override, string>>;
  updatedPrices: UpdatedPrice[];
  /** The very same is booked already; it is booked once more where the caller wants that. */
  isDuplicate: boolean;
};

export const noErrors: NewBookingErrors = {
  fieldErrors: {},
  message: null,
  questions: {},
  updatedPrices: [],
  isDuplicate: false,
};

/** The request of who stands at the counter: the hour is the server's, and nobody goes to an address. */
export function toWalkInRequest(request: CreateBookingRequest) {
  return { ...omitSlot(request), place: "centre" as const };
}

/** The request of one more person at a door: hour and way are the visit's. */
export function toAdditionalMemberRequest(request: CreateBookingRequest, visitId: number) {
  return { ...omitSlot(request), place: "visit" as const, visitId };
}

function omitSlot({ patient, booking, ...request }: CreateBookingRequest) {
  const { address: _address, pinCode: _pinCode, ...who } = patient;
  const { bookingDate: _day, bookingTime: _time, ...what } = booking;
  return { ...request, patient: who, booking: what };
}

/** What the staff alone are told of a visit at that place; what was not typed is left out. */
export function trimStaffDetails(place: VisitPlace, typed: StaffDetails): StaffDetails {
  const trimmed = listStaffDetailFields(place).map((field) => [field, typed[field]?.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value));
}

/** What the server says no to, by where it is mended. */
export function toNewBookingErrors(failure: Error): NewBookingErrors {
  const problem = failure instanceof ApiError ? failure.problem : null;
  const sentence = problem?.detail ?? words.admin.newBooking.summary.failed;
  switch (problem?.code) {
    case "ask-first":
      return { ...noErrors, questions: getOverrideQuestions(problem) };
    case "price-changed":
      return {
        ...noErrors,
        message: words.admin.newBooking.summary.newPrices,
        updatedPrices: problem.items as UpdatedPrice[],
      };
    case "booked-already":
      return { ...noErrors, message: sentence, isDuplicate: true };
  }
  const fieldErrors = getFieldErrors(problem);
  return { ...noErrors, fieldErrors, message: Object.keys(fieldErrors).length > 0 ? null : sentence };
}

function getOverrideQuestions({ questions }: Problem): NewBookingErrors["questions"] {
  return Object.fromEntries((questions as ConfirmationPrompt[]).map(({ field, sentence }) => [field, sentence]));
}

function getFieldErrors(problem: Problem | null): NewBookingErrors["fieldErrors"] {
  const told = Object.entries(problem?.errors ?? {}).map(([path, sentence]) => [toNewBookingField(path), sentence]);
  return Object.fromEntries(told.filter(([place]) => place !== undefined));
}

function toNewBookingField(path: string): NewBookingField | undefined {
  if (path === "reason") return "reason";
  const told = staffDetailFields.find((field) => field === path);
  if (told) return told;
  return path.startsWith("items") ? "items" : formFieldByPath[path];
}

/** The answers to what was asked; the server wants to know why. */
export function getOverrideAnswers(questions: readonly Override[], reason: OverrideReason | null) {
  const answers = Object.fromEntries(questions.map((field) => [field, true as const]));
  return questions.length > 0 && reason !== null ? { ...answers, reason } : answers;
}
