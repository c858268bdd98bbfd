import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createBookingCode } from "#core/bookings/booking-code.ts";
import { isAtCentre, type CollectionPlace as VisitPlace } from "#core/bookings/collection-place.ts";
import { createBookingRequest } from "#core/bookings/create/booking-request.ts";
import type { OverrideReason } from "#core/bookings/create/override-reasons.ts";
import type { UpdatedPrice } from "#core/bookings/create/updated-prices.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { type StaffDetails, staffDetailFields } from "#core/bookings/visits/contacts.ts";
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

/** What was said on the phone so far. */
export type NewBookingDraft = {
  /** In the field of the number. */
  typedPhone: string;
  /** A patient's id; null until somebody is chosen. */
  patientChoice: number | "new" | null;
  patient: Omit<PersonValues, "phone">;
  landmark: string;
  /** For the staff alone. */
  staffDetails: StaffDetails;
  /** At the centre it is for now: no hour and no address is asked. */
  place: VisitPlace;
  catalogueItems: readonly BookableCatalogueItem[];
  updatedPrices: readonly UpdatedPrice[];
  day: string;
  time: SlotTime | null;
  /** What the hour asks of the desk, in a sentence each. */
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
  patientChoice: null,
  patient: emptyPatient,
  landmark: "",
  staffDetails: {},
  place: "home",
  catalogueItems: [],
  updatedPrices: [],
  day: "",
  time: null,
  questions: {},
  reason: null,
};

/** Somebody at the door at which one more person is booked: hour and way are not asked then. */
export type JoinedVisit = Booking & { visitId: number };

export type NewBookingResult = CallOutput<"POST /api/admin/bookings">;

export type NewBookingFormState = {
  draft: NewBookingDraft;
  joinedVisit: JoinedVisit | null;
  chosenItems: ChosenItem[];
  totalPaise: Paise;
  errors: NewBookingErrors;
  /** Takes what was said; the sentences at these places go. */
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
  /** What was said before the form was opened. */
  initialDraft: NewBookingDraft;
  /** Takes what was said, to keep it; nothing once it is booked. */
  onDraftChange?: ((call: NewBookingDraft) => void) | undefined;
};

/** One call, from the number to the booking. A second Enter, and a request that is sent again, make no second booking. */
export function useNewBooking({ joinedVisit, initialDraft, onDraftChange }: UseNewBookingInput): NewBookingFormState {
  const client = useQueryClient();
  const [storedDraft, setDraft] = useState(() =>
    joinedVisit ? { ...initialDraft, typedPhone: formatNationalPhone(joinedVisit.phone) } : initialDraft,
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
      const request = createBookingRequest(values, { items: booked, totalPaise }, code.current);
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

/** Returns the request body: for a caller's own visit, for a walk-in at the centre, or for one more member of a visit. */
function createStaffBookingRequest(
  draft: NewBookingDraft,
  request: ReturnType<typeof createBookingRequest>,
  { joinedVisit, again }: StaffBookingContext,
) {
  const staffDetails = trimStaffDetails(draft.place, draft.staffDetails);
  const duplicate = again && { again };
  if (joinedVisit) return { ...toAdditionalMemberRequest(request, joinedVisit.visitId), ...duplicate };
  if (isAtCentre(draft)) return { ...toWalkInRequest(request), ...staffDetails, ...duplicate };
  const open = overrides.filter((field) => draft.questions[field] !== undefined);
  const patient = { ...request.patient, ...(draft.landmark.trim() && { landmark: draft.landmark.trim() }) };
  return { ...request, patient, ...staffDetails, ...getOverrideAnswers(open, draft.reason), ...duplicate };
}

/** Each change of what was said is told, to be kept. */
function useDraftChange(told: NewBookingDraft, onTell: UseNewBookingInput["onDraftChange"]): void {
  const tell = useEffectEvent((call: NewBookingDraft) => onTell?.(call));
  useEffect(() => tell(told), [told]);
}

/** What was said of one more person, with hour and way of those at the door. */
function withVisit(
  call: NewBookingDraft,
  { address, pinCode, bookingDate: day, bookingTime }: JoinedVisit,
): NewBookingDraft {
  const time = parseSlotTime(bookingTime) ?? null;
  return { ...call, patient: { ...call.patient, address, pinCode: pinCode ?? "" }, day, time };
}

/** Who calls turns out to stand at the counter, or the other way round; at a door of others there is no such turn. */
export function toggleCollectionPlace({
  draft,
  joinedVisit,
  update,
}: Pick<NewBookingFormState, "draft" | "joinedVisit" | "update">): void {
  if (joinedVisit) return;
  const place = isAtCentre(draft) ? "home" : "centre";
  const asked: NewBookingField[] = ["address", "landmark", "pinCode", ...staffDetailFields, "date", "time", "reason"];
  update({ place, day: "", time: null, questions: {}, reason: null }, ...asked);
}

function omitFields(
  mistakes: NewBookingErrors["fieldErrors"],
  places: readonly NewBookingField[],
): NewBookingErrors["fieldErrors"] {
  return Object.fromEntries(Object.entries(mistakes).filter(([place]) => !places.some((one) => one === place)));
}

/** What belongs to a place is typed where `data-place` says so; what has none of its own, where it is told. */
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

export function focusField(place: NewBookingField | "book"): void {
  const at = place === "book" ? place : (focusTargets[place] ?? place);
  document.querySelector<HTMLElement>(`[data-place="${at}"]`)?.focus();
}

/** The focus goes to what is to be mended, or answered, once a refusal: whoever mends it is left where they type. */
function useFocusOnError(failure: Error | null, { fieldErrors, questions }: NewBookingErrors): void {
  const go = useEffectEvent(() => {
    const place = Object.keys(questions).length > 0 ? "reason" : fieldOrder.find((one) => fieldErrors[one]);
    if (place) focusField(place);
  });
  useEffect(() => {
    if (failure) go();
  }, [failure]);
}
