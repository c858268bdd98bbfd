import type { Problem } from "#api/contract.ts";
import { type BookingField, formFieldByPath } from "#core/bookings/booking-fields.ts";
import type { CollectionPlace as VisitPlace } from "#core/bookings/collection-place.ts";
import type { OverrideReason } from "#core/bookings/create/override-reasons.ts";
import type { UpdatedPrice } from "#core/bookings/create/updated-prices.ts";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import {
  listFormDetails,
  type StaffDetailField,
  type StaffDetails,
  staffDetailFields,
} from "#core/bookings/staff-details.ts";
import type { ConfirmationPrompt } from "#core/errors.ts";
import { words } from "#texts";
import { ApiError } from "#web/lib/api-client.ts";

/** Places of an error: a booking field, a staff detail, the items or the reason. */
export type NewBookingField = BookingField | StaffDetailField | "items" | "reason";

/** Overrides that staff must confirm, named after the fields that answer the server's questions. */
export const overrides = ["overbook", "onClosedDay"] as const;

export type Override = (typeof overrides)[number];

/** Why the booking failed. */
export type NewBookingErrors = {
  fieldErrors: Partial<Record<NewBookingField, string>>;
  /** Errors that belong to no field. */
  message: string | null;
  questions: Partial<Record<Override, string>>;
  updatedPrices: UpdatedPrice[];
  /** The same booking exists; it can be booked again if the caller wants that. */
  isDuplicate: boolean;
};

export const noErrors: NewBookingErrors = {
  fieldErrors: {},
  message: null,
  questions: {},
  updatedPrices: [],
  isDuplicate: false,
};

/** Returns the request of a walk-in: the server sets the slot, and there is no visit address. */
export function toWalkInRequest(request: CreateBookingRequest) {
  return { ...omitSlot(request), place: "centre" as const };
}

/** Returns the request of an additional member: slot and address are the visit's. */
export function toAdditionalMemberRequest(request: CreateBookingRequest, visitId: number) {
  return { ...omitSlot(request), place: "visit" as const, visitId };
}

function omitSlot({ patient, booking, ...request }: CreateBookingRequest) {
  const { address: _address, pinCode: _pinCode, ...who } = patient;
  const { bookingDate: _day, bookingTime: _time, ...what } = booking;
  return { ...request, patient: who, booking: what };
}

/** Returns the staff details for that place, or for an additional member of a visit, without empty ones. */
export function trimStaffDetails(place: VisitPlace | "visit", typed: StaffDetails): StaffDetails {
  const trimmed = listFormDetails(place).map((field) => [field, typed[field]?.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value));
}

/** Returns the server's errors by field. */
export function toNewBookingErrors(failure: Error): NewBookingErrors {
  const problem = failure instanceof ApiError ? failure.problem : null;
  const sentence = problem?.detail ?? words.admin.newBooking.summary.failed;
  switch (problem?.code) {
    case "ask-first":
      return { ...noErrors, questions: listOverrideQuestions(problem.questions) };
    case "price-changed":
      return {
        ...noErrors,
        message: words.admin.newBooking.summary.newPrices,
        updatedPrices: problem.items ?? [],
      };
    case "booked-already":
      return { ...noErrors, message: sentence, isDuplicate: true };
  }
  const fieldErrors = getFieldErrors(problem);
  return { ...noErrors, fieldErrors, message: Object.keys(fieldErrors).length > 0 ? null : sentence };
}

function listOverrideQuestions(questions: readonly ConfirmationPrompt[] = []): NewBookingErrors["questions"] {
  return Object.fromEntries(questions.map(({ field, sentence }) => [field, sentence]));
}

function getFieldErrors(problem: Problem | null): NewBookingErrors["fieldErrors"] {
  const entries = Object.entries(problem?.errors ?? {}).map(([path, sentence]) => [toNewBookingField(path), sentence]);
  return Object.fromEntries(entries.filter(([field]) => field !== undefined));
}

function toNewBookingField(path: string): NewBookingField | undefined {
  if (path === "reason") return "reason";
  const staffDetail = staffDetailFields.find((field) => field === path);
  if (staffDetail) return staffDetail;
  return path.startsWith("items") ? "items" : formFieldByPath[path];
}

/** Returns the confirmed overrides with their reason. */
export function getOverrideAnswers(questions: readonly Override[], reason: OverrideReason | null) {
  const answers = Object.fromEntries(questions.map((field) => [field, true as const]));
  return questions.length > 0 && reason !== null ? { ...answers, reason } : answers;
}
