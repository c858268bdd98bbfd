import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { newBookingCode } from "#core/bookings/code.ts";
import { isAtCentre, type Place as VisitPlace } from "#core/bookings/places.ts";
import type { ExceptionReason } from "#core/bookings/placing/exception-reasons.ts";
import type { FreshPrice } from "#core/bookings/request/fresh-prices.ts";
import { newBooking } from "#core/bookings/request/new-booking.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { type Told, toldFields } from "#core/bookings/visit/contacts.ts";
import { formatNational } from "#core/patients/phone.ts";
import { basketOf } from "#core/pricing/basket.ts";
import type { Paise } from "#core/pricing/money.ts";
import { type SlotTime, slotTimeOf } from "#core/slots/grid.ts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { type Answer, browserFetch, callApi } from "#web/api-client.ts";
import type { Person } from "#web/booking/known/known-values.ts";
import { type Asked, bookedOf, sortOut, type Thing } from "./call-items.ts";
import {
  answersOf,
  type CallRefusal,
  type Exception,
  exceptions,
  noRefusal,
  oneMoreOf,
  type Place,
  refusalOf,
  toldAt,
  walkInOf,
} from "./send-call.ts";

/** What was said on the phone so far. */
export type Call = {
  /** In the field of the number. */
  typed: string;
  /** A patient's id; null until somebody is chosen. */
  who: number | "new" | null;
  person: Omit<Person, "phone">;
  landmark: string;
  /** For the staff alone. */
  told: Told;
  /** At the centre it is for now: no hour and no address is asked. */
  place: VisitPlace;
  things: readonly Thing[];
  fresh: readonly FreshPrice[];
  day: string;
  time: SlotTime | null;
  /** What the hour asks of the desk, in a sentence each. */
  questions: Partial<Record<Exception, string>>;
  reason: ExceptionReason | null;
};

export const nobody: Call["person"] = { name: "", email: "", age: "", gender: "", address: "", pinCode: "" };

export const newCall: Call = {
  typed: "",
  who: null,
  person: nobody,
  landmark: "",
  told: {},
  place: "home",
  things: [],
  fresh: [],
  day: "",
  time: null,
  questions: {},
  reason: null,
};

/** Somebody at the door at which one more person is booked: hour and way are not asked then. */
export type Door = Booking & { visitId: number };

export type CallBooked = Answer<"POST /api/desk/bookings">;

export type CallInHand = {
  call: Call;
  door: Door | null;
  asked: Asked[];
  totalPaise: Paise;
  refusal: CallRefusal;
  /** Takes what was said; the sentences at these places go. */
  tell: (part: Partial<Call> | ((call: Call) => Partial<Call>), ...places: Place[]) => void;
  book: (again?: boolean) => void;
  isBooking: boolean;
  booked: CallBooked | undefined;
};

export type Begin = {
  door: Door | null;
  /** What was said before the form was opened. */
  begun: Call;
  /** Takes what was said, to keep it; nothing once it is booked. */
  onTell?: ((call: Call) => void) | undefined;
};

/** One call, from the number to the booking. A second Enter, and a request that is sent again, make no second booking. */
export function useCall({ door, begun, onTell }: Begin): CallInHand {
  const client = useQueryClient();
  const [told, setCall] = useState(() => (door ? { ...begun, typed: formatNational(door.phone) } : begun));
  const call = door ? atDoor(told, door) : told;
  useTelling(told, onTell);
  const [refusal, setRefusal] = useState(noRefusal);
  const code = useRef("");
  const asked = sortOut(call.things, call.fresh);
  const booked = bookedOf(asked);
  const { totalPaise } = basketOf(booked);
  const tell: CallInHand["tell"] = (part, ...places) => {
    setCall((before) => ({ ...before, ...(typeof part === "function" ? part(before) : part) }));
    setRefusal(({ mistakes }) => ({ ...noRefusal, mistakes: without(mistakes, places) }));
  };
  const send = useMutation({
    mutationFn: (again: boolean) => {
      code.current ||= newBookingCode(Date.now(), Math.random());
      const values = { ...call.person, phone: call.typed, date: call.day, time: call.time ?? "" };
      const request = newBooking(values, { items: booked, totalPaise }, code.current);
      const told = toldAt(call.place, call.told);
      if (door || isAtCentre(call)) {
        const asked = door ? oneMoreOf(request, door.visitId) : { ...walkInOf(request), ...told };
        const body = { ...asked, ...(again && { again }) };
        return callApi(browserFetch, "POST /api/desk/bookings", { body });
      }
      const open = exceptions.filter((field) => call.questions[field] !== undefined);
      const patient = { ...request.patient, ...(call.landmark.trim() && { landmark: call.landmark.trim() }) };
      const body = { ...request, patient, ...told, ...answersOf(open, call.reason), ...(again && { again }) };
      return callApi(browserFetch, "POST /api/desk/bookings", { body });
    },
    onMutate: () => setRefusal(noRefusal),
    onSuccess: () => onTell?.(newCall),
    onError: (failure) => {
      const refused = refusalOf(failure);
      const { questions, fresh } = refused;
      setRefusal(refused);
      setCall((before) => ({
        ...before,
        questions: { ...before.questions, ...questions },
        ...(fresh.length > 0 && { fresh }),
      }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
  const book = (again = false) => !send.isPending && send.mutate(again);
  useGoToRefusal(send.error, refusal);
  return { call, door, asked, totalPaise, refusal, tell, book, isBooking: send.isPending, booked: send.data };
}

/** Each change of what was said is told, to be kept. */
function useTelling(told: Call, onTell: Begin["onTell"]): void {
  const tell = useEffectEvent((call: Call) => onTell?.(call));
  useEffect(() => tell(told), [told]);
}

/** What was said of one more person, with hour and way of those at the door. */
function atDoor(call: Call, { address, pinCode, bookingDate: day, bookingTime }: Door): Call {
  const time = slotTimeOf(bookingTime) ?? null;
  return { ...call, person: { ...call.person, address, pinCode: pinCode ?? "" }, day, time };
}

/** Who calls turns out to stand at the counter, or the other way round; at a door of others there is no such turn. */
export function turnPlace({ call, door, tell }: Pick<CallInHand, "call" | "door" | "tell">): void {
  if (door) return;
  const place = isAtCentre(call) ? "home" : "centre";
  const asked: Place[] = ["address", "landmark", "pinCode", ...toldFields, "date", "time", "reason"];
  tell({ place, day: "", time: null, questions: {}, reason: null }, ...asked);
}

function without(mistakes: CallRefusal["mistakes"], places: readonly Place[]): CallRefusal["mistakes"] {
  return Object.fromEntries(Object.entries(mistakes).filter(([place]) => !places.some((one) => one === place)));
}

/** What belongs to a place is typed where `data-place` says so; what has none of its own, where it is told. */
const placeOf: Partial<Record<Place, Place>> = { email: "phone", date: "time" };

const order: Place[] = [
  "phone",
  "name",
  "age",
  "gender",
  "address",
  "landmark",
  "pinCode",
  ...toldFields,
  "items",
  "date",
  "time",
  "reason",
];

export function goTo(place: Place | "book"): void {
  const at = place === "book" ? place : (placeOf[place] ?? place);
  document.querySelector<HTMLElement>(`[data-place="${at}"]`)?.focus();
}

/** The focus goes to what is to be mended, or answered, once a refusal: whoever mends it is left where they type. */
function useGoToRefusal(failure: Error | null, { mistakes, questions }: CallRefusal): void {
  const go = useEffectEvent(() => {
    const place = Object.keys(questions).length > 0 ? "reason" : order.find((one) => mistakes[one]);
    if (place) goTo(place);
  });
  useEffect(() => {
    if (failure) go();
  }, [failure]);
}
