import fc from "fast-check";
import { cancelReasonNames } from "#core/bookings/changing/cancel-reasons.ts";
import { bookingStatuses } from "#core/bookings/statuses.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { statusAnswers } from "#test/builders.ts";

type Made = { id: number; visitId?: number };

/** Asks the API as a visitor of that number or as the desk; gives what it answered. */
export type Ask = (
  as: "desk" | number,
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: { id?: number; visitId?: number; booking?: Made } | null }>;

type Hour = readonly [day: string, time: SlotTime];
type Visit = { phone: string; bookingDate: string; bookingTime: SlotTime };

/** Everything that takes or gives a seat, at one of these hours; `which` chooses among the bookings that there are. */
export function actsAt(hours: readonly Hour[]) {
  const hour = fc.constantFrom(...hours);
  const which = fc.nat(1000);
  const overbook = fc.boolean();
  const reason = fc.constantFrom(...cancelReasonNames);
  const status = fc.constantFrom(...bookingStatuses);
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("book" as const), hour }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("book for a caller" as const), hour, overbook }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("walk in" as const), hour }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("one more" as const), which, hour }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("hold" as const), hour }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("move" as const), which, hour, overbook }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("cancel" as const), which, reason }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("set" as const), which, status, overbook }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete" as const), which }) },
  );
}

export type BookingAct = ReturnType<typeof actsAt> extends fc.Arbitrary<infer Act> ? Act : never;

/** Does acts one by one or at once, on the bookings that those before have made; gives the status of each answer. */
export function actor(ask: Ask, wishOf: (visit: Visit) => Promise<unknown>) {
  const made: number[] = [];
  let callers = 0;
  const book = async (act: Extract<BookingAct, { kind: Booking }>) => {
    const [bookingDate, bookingTime] = act.hour;
    const caller = ++callers;
    const wish = await wishOf({ phone: `98${10_000_000 + caller}`, bookingDate, bookingTime });
    const { status, body } =
      act.kind === "book"
        ? await ask(caller, "POST", "/api/bookings", wish)
        : await ask("desk", "POST", "/api/desk/bookings", { ...Object(wish), ...wishesOf(act) });
    const id = body?.booking?.id ?? body?.id;
    if (status === 201 && id !== undefined) made.push(id);
    return status;
  };
  /** One more person at the door of a booking, whatever has become of it; the hour that is sent along is not read. */
  const addTo = async (id: number, act: Extract<BookingAct, { kind: "one more" }>) => {
    const { body: seen } = await ask("desk", "GET", `/api/bookings/${id}`);
    const [bookingDate, bookingTime] = act.hour;
    const wish = await wishOf({ phone: `98${10_000_000 + ++callers}`, bookingDate, bookingTime });
    const { status, body } = await ask("desk", "POST", "/api/desk/bookings", {
      ...Object(wish),
      visitId: seen?.visitId ?? 0,
    });
    if (status === 201 && body?.booking) made.push(body.booking.id);
    return status;
  };
  return {
    made,
    async take(act: BookingAct): Promise<number | null> {
      if (act.kind === "book" || act.kind === "book for a caller" || act.kind === "walk in") return book(act);
      if (act.kind === "hold") {
        const [date, time] = act.hour;
        return (await ask(++callers, "POST", "/api/slot-holds", { date, time })).status;
      }
      const id = made[act.which % Math.max(made.length, 1)];
      if (act.kind === "one more") return id === undefined ? null : addTo(id, act);
      return id === undefined ? null : (await ask("desk", ...callOf(`/api/bookings/${id}`, act))).status;
    },
  };
}

type Booking = "book" | "book for a caller" | "walk in";

/** Who stands at the counter is booked for now, whatever hour is sent along. */
function wishesOf(act: Extract<BookingAct, { kind: Booking }>) {
  if (act.kind === "walk in") return { place: "centre" };
  return act.kind === "book" ? {} : answersOf(act);
}

type Change = Exclude<Extract<BookingAct, { which: number }>, { kind: "one more" }>;

function callOf(path: string, act: Change): [method: string, path: string, body?: unknown] {
  if (act.kind === "cancel") return ["POST", `${path}/cancel`, { reason: act.reason, note: "A note" }];
  if (act.kind === "set")
    return ["PATCH", `${path}/status`, { status: act.status, ...statusAnswers, overbook: act.overbook }];
  if (act.kind === "delete") return ["DELETE", path];
  const [bookingDate, bookingTime] = act.hour;
  return ["POST", `${path}/move`, { bookingDate, bookingTime, ...answersOf(act) }];
}

const answersOf = ({ overbook }: { overbook: boolean }) =>
  overbook ? { overbook: true, onClosedDay: true, reason: "urgent" } : {};
