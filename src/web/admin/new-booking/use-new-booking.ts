import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createBookingCode } from "#core/bookings/booking-code.ts";
import { isAtCentre, type CollectionPlace as VisitPlace } from "#core/bookings/collection-place.ts";
import { createBookingRequest } from "#core/bookings/create/booking-request.ts";
import type { OverrideReason } from "#core/bookings/create/override-reasons.ts";
import type { UpdatedPrice } from "#core/bookings/create/updated-prices.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import { type StaffDetails, staffDetailFields } from "#core/bookings/staff-details.ts";
import { DEFAULT_LANGUAGE, type Language } from "#core/i18n/languages.ts";
import { formatNationalPhone } from "#core/patients/phone.ts";
import { sumBasket } from "#core/pricing/basket.ts";
import type { Paise } from "#core/pricing/money.ts";
import { parseSlotTime, type SlotTime } from "#core/slots/grid.ts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import type { PersonValues } from "#web/booking/details/person-values.ts";
import { browserFetch, type CallOutput, callApi } from "#web/lib/api-client.ts";
import { type BookableCatalogueItem, type ChosenItem, listBookedItems, resolveChosenItems } from "./chosen-items.ts";
import {
  getOverrideAnswers,
  type NewBookingErrors,
  type NewBookingField,
  noErrors,
  type Override,
  overrides,
  toAdditionalMemberRequest,
  toNewBookingErrors,
  toWalkInRequest,
  trimStaffDetails,
} from "./new-booking-request.ts";

/** The booking as entered so far. */
export type NewBookingDraft = {
  /** Content of the phone field. */
  typedPhone: string;
  /**
   * What was typed before a choice wrote the patient's number: it still lists the patients. "" if nothing was chosen.
   */
  searchedPhone: string;
  /** A patient's id; null until a patient is chosen. */
  patientChoice: number | "new" | null;
  patient: Omit<PersonValues, "phone">;
  landmark: string;
  /** Of the messages. */
  language: Language;
  /** Staff only. */
  staffDetails: StaffDetails;
  /** At the centre the booking is for now, without slot and address. */
  place: VisitPlace;
  catalogueItems: readonly BookableCatalogueItem[];
  updatedPrices: readonly UpdatedPrice[];
  day: string;
  time: SlotTime | null;
  /** Questions about the slot that staff must confirm. */
  questions: Partial<Record<Override, string>>;
  reason: OverrideReason | null;
};

export const emptyPatient: NewBookingDraft["patient"] = {
  name: "",
  email: "",
  age: "",
  gender: "",
  address: "",
  pinCode: "",
};

export const emptyDraft: NewBookingDraft = {
  typedPhone: "",
  searchedPhone: "",
  patientChoice: null,
  patient: emptyPatient,
  landmark: "",
  language: DEFAULT_LANGUAGE,
  staffDetails: {},
  place: "home",
  catalogueItems: [],
  updatedPrices: [],
  day: "",
  time: null,
  questions: {},
  reason: null,
};

/** A booking of the visit that the additional member joins: slot and address are fixed. */
export type JoinedVisit = Booking & { visitId: number };

export type NewBookingResult = CallOutput<"POST /api/admin/bookings">;

export type NewBookingFormState = {
  draft: NewBookingDraft;
  joinedVisit: JoinedVisit | null;
  chosenItems: ChosenItem[];
  totalPaise: Paise;
  errors: NewBookingErrors;
  /** Changes the draft and clears the errors of these fields. */
  update: (
    part: Partial<NewBookingDraft> | ((call: NewBookingDraft) => Partial<NewBookingDraft>),
    ...places: NewBookingField[]
  ) => void;
  book: (again?: boolean) => void;
  isBooking: boolean;
  booked: NewBookingResult | undefined;
};

export type UseNewBookingInput = {
  joinedVisit: JoinedVisit | null;
  /** The draft before the form was opened. */
  initialDraft: NewBookingDraft;
  /** Receives each change of the draft, and an empty one after booking. */
  onDraftChange?: ((call: NewBookingDraft) => void) | undefined;
};

/** State of the form for one caller. A second Enter or a repeated request creates no second booking. */
export function useNewBooking({ joinedVisit, initialDraft, onDraftChange }: UseNewBookingInput): NewBookingFormState {
  const client = useQueryClient();
  const [storedDraft, setDraft] = useState(() =>
    joinedVisit
      ? { ...initialDraft, typedPhone: formatNationalPhone(joinedVisit.phone), language: joinedVisit.language }
      : initialDraft,
  );
  const draft = joinedVisit ? withVisit(storedDraft, joinedVisit) : storedDraft;
  useDraftChange(storedDraft, onDraftChange);
  const [errors, setErrors] = useState(noErrors);
  const code = useRef("");
  const chosenItems = resolveChosenItems(draft.catalogueItems, draft.updatedPrices);
  const booked = listBookedItems(chosenItems);
  const { totalPaise } = sumBasket(booked);
  const update: NewBookingFormState["update"] = (part, ...places) => {
    setDraft((before) => ({ ...before, ...(typeof part === "function" ? part(before) : part) }));
    setErrors(({ fieldErrors }) => ({ ...noErrors, fieldErrors: omitFields(fieldErrors, places) }));
  };
  const send = useMutation({
    mutationFn: (again: boolean) => {
      code.current ||= createBookingCode(Date.now(), Math.random());
      const values = { ...draft.patient, phone: draft.typedPhone, date: draft.day, time: draft.time ?? "" };
      const request = {
        ...createBookingRequest(values, { items: booked, totalPaise }, code.current),
        language: draft.language,
      };
      const body = createStaffBookingRequest(draft, request, { joinedVisit, again });
      return callApi(browserFetch, "POST /api/admin/bookings", { body });
    },
    onMutate: () => setErrors(noErrors),
    onSuccess: () => onDraftChange?.(emptyDraft),
    onError: (failure) => {
      const submitErrors = toNewBookingErrors(failure);
      const { questions, updatedPrices } = submitErrors;
      setErrors(submitErrors);
      setDraft((before) => ({
        ...before,
        questions: { ...before.questions, ...questions },
        ...(updatedPrices.length > 0 && { updatedPrices }),
      }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
  const book = (again = false) => !send.isPending && send.mutate(again);
  useFocusOnError(send.error, errors);
  return {
    draft,
    joinedVisit,
    chosenItems,
    totalPaise,
    errors,
    update,
    book,
    isBooking: send.isPending,
    booked: send.data,
  };
}

type StaffBookingContext = { joinedVisit: JoinedVisit | null; again: boolean };

/**
 * Returns the request body: for a caller's own visit, for a walk-in at the centre, or for one more member of a visit.
 */
function createStaffBookingRequest(
  draft: NewBookingDraft,
  request: CreateBookingRequest,
  { joinedVisit, again }: StaffBookingContext,
) {
  const staffDetails = trimStaffDetails(joinedVisit ? "visit" : draft.place, draft.staffDetails);
  const duplicate = again && { again };
  if (joinedVisit) return { ...toAdditionalMemberRequest(request, joinedVisit.visitId), ...staffDetails, ...duplicate };
  if (isAtCentre(draft)) return { ...toWalkInRequest(request), ...staffDetails, ...duplicate };
  const open = overrides.filter((field) => draft.questions[field] !== undefined);
  const patient = { ...request.patient, ...(draft.landmark.trim() && { landmark: draft.landmark.trim() }) };
  return { ...request, patient, ...staffDetails, ...getOverrideAnswers(open, draft.reason), ...duplicate };
}

/** Reports each change of the draft. */
function useDraftChange(draft: NewBookingDraft, onDraftChange: UseNewBookingInput["onDraftChange"]): void {
  const report = useEffectEvent((changed: NewBookingDraft) => onDraftChange?.(changed));
  useEffect(() => report(draft), [draft]);
}

/** Returns the draft with slot and address of the joined visit. */
function withVisit(
  call: NewBookingDraft,
  { address, pinCode, bookingDate: day, bookingTime }: JoinedVisit,
): NewBookingDraft {
  const time = parseSlotTime(bookingTime) ?? null;
  return { ...call, patient: { ...call.patient, address, pinCode: pinCode ?? "" }, day, time };
}

/** Switches between home and centre; not for an additional member. */
export function toggleCollectionPlace({
  draft,
  joinedVisit,
  update,
}: Pick<NewBookingFormState, "draft" | "joinedVisit" | "update">): void {
  if (joinedVisit) return;
  const place = isAtCentre(draft) ? "home" : "centre";
  const fields: NewBookingField[] = ["address", "landmark", "pinCode", ...staffDetailFields, "date", "time", "reason"];
  update({ place, day: "", time: null, questions: {}, reason: null }, ...fields);
}

function omitFields(
  mistakes: NewBookingErrors["fieldErrors"],
  places: readonly NewBookingField[],
): NewBookingErrors["fieldErrors"] {
  return Object.fromEntries(Object.entries(mistakes).filter(([place]) => !places.some((one) => one === place)));
}

/** Focuses the field named by `data-place`; a field without one, the place of its error. */
const focusTargets: Partial<Record<NewBookingField, NewBookingField>> = { email: "phone", date: "time" };

const fieldOrder: NewBookingField[] = [
  "phone",
  "name",
  "age",
  "gender",
  "address",
  "landmark",
  "pinCode",
  ...staffDetailFields,
  "items",
  "date",
  "time",
  "reason",
];

/** Moves the focus to a field, to the choice of the patient or to the button that books. */
export function focusField(place: NewBookingField | "family" | "book"): void {
  const at = place === "family" || place === "book" ? place : (focusTargets[place] ?? place);
  document.querySelector<HTMLElement>(`[data-place="${at}"]`)?.focus();
}

/** Moves the focus to the first error or question once per failure, and never while the user types. */
function useFocusOnError(failure: Error | null, { fieldErrors, questions }: NewBookingErrors): void {
  const go = useEffectEvent(() => {
    const place = Object.keys(questions).length > 0 ? "reason" : fieldOrder.find((one) => fieldErrors[one]);
    if (place) focusField(place);
  });
  useEffect(() => {
    if (failure) go();
  }, [failure]);
}
