import fc from "fast-check";
import { cancelReasonNames } from "#core/bookings/edit/cancel-reasons.ts";
import { bookingStatuses } from "#core/bookings/statuses.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { statusAnswers } from "#test/builders.ts";

type CreatedBooking = { id: number; code?: string; visitId?: number };

/**
 * Sends a request to the API, as the visitor with that number, as staff, or as the patient of a phone; returns the
 * response.
 */
export type SendAs = (
  as: "admin" | number | { phone: string },
  method: string,
  path: string,
  body?: unknown,
) => Promise<{
  status: number;
  body: { id?: number; visitId?: number; version?: number; booking?: CreatedBooking } | null;
}>;

type DayAndTime = readonly [day: string, time: SlotTime];
type Visit = { phone: string; bookingDate: string; bookingTime: SlotTime };

/** Every command that takes or releases a seat, in one of these slots; `which` chooses among the existing bookings. */
export function arbitraryCommands(slots: readonly DayAndTime[]) {
  const slot = fc.constantFrom(...slots);
  const which = fc.nat(1000);
  const overbook = fc.boolean();
  const reason = fc.constantFrom(...cancelReasonNames);
  const status = fc.constantFrom(...bookingStatuses);
  const isStale = fc.boolean();
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("book" as const), slot }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("book for a caller" as const), slot, overbook }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("walk in" as const), slot }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("one more" as const), which, slot }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("hold" as const), slot }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("move" as const), which, slot, overbook }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("cancel" as const), which, reason }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("own move" as const), which, slot }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("own cancel" as const), which }) },
    {
      weight: 5,
      arbitrary: fc.record({
        ...{ kind: fc.constant("move by link" as const), which, isStale },
        slots: fc.array(slot, { minLength: 1, maxLength: 2 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel by link" as const), which, isStale }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("set" as const), which, status, overbook }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete" as const), which }) },
  );
}

export type BookingCommand = ReturnType<typeof arbitraryCommands> extends fc.Arbitrary<infer Act> ? Act : never;

type CommandRunnerInput = {
  send: SendAs;
  /** Returns the request that books a visit. */
  wishOf: (visit: Visit) => Promise<unknown>;
  /** Returns the token of the visit link of a booking's code. */
  createToken: (code: string) => string;
};

/**
 * Runs commands one by one or at once, on the bookings that earlier ones have made; returns the status of each
 * response.
 */
export function createCommandRunner({ send, wishOf, createToken }: CommandRunnerInput) {
  const made: number[] = [];
  const phones = new Map<number, string>();
  /** The calls of the visit links by booking. */
  const links = new Map<number, string>();
  let callers = 0;
  const actByLink = createLinkVisitor((method, path, body) => send(++callers, method, path, body));
  const createPhone = () => `98${10_000_000 + ++callers}`;
  const addMade = ({ id, code = "" }: CreatedBooking, phone: string) => {
    made.push(id);
    phones.set(id, phone);
    links.set(id, `/api/visit-links/${createToken(code)}`);
  };
  const book = async (act: Extract<BookingCommand, { kind: CreateKind }>) => {
    const [bookingDate, bookingTime] = act.slot;
    const phone = createPhone();
    const caller = callers;
    const request = await wishOf({ phone, bookingDate, bookingTime });
    const { status, body } =
      act.kind === "book"
        ? await send(caller, "POST", "/api/bookings", request)
        : await send("admin", "POST", "/api/admin/bookings", { ...Object(request), ...getBookingOptions(act) });
    if (status === 201 && body?.booking) addMade(body.booking, phone);
    return status;
  };
  /** Adds a person to the visit of a booking in any status; the slot in the request is ignored. */
  const addTo = async (id: number, act: Extract<BookingCommand, { kind: "one more" }>) => {
    const { body: current } = await send("admin", "GET", `/api/bookings/${id}`);
    const [bookingDate, bookingTime] = act.slot;
    // Half of the members have the phone of the booking.
    const phone = act.which % 2 === 0 ? (phones.get(id) ?? createPhone()) : createPhone();
    const request = await wishOf({ phone, bookingDate, bookingTime });
    const { status, body } = await send("admin", "POST", "/api/admin/bookings", {
      ...Object(request),
      visitId: current?.visitId ?? 0,
    });
    if (status === 201 && body?.booking) addMade(body.booking, phone);
    return status;
  };
  return {
    made,
    links,
    async take(act: BookingCommand): Promise<number | null> {
      if (act.kind === "book" || act.kind === "book for a caller" || act.kind === "walk in") return book(act);
      if (act.kind === "hold") {
        const [date, time] = act.slot;
        return (await send(++callers, "POST", "/api/slot-holds", { date, time })).status;
      }
      const id = made[act.which % Math.max(made.length, 1)];
      if (act.kind === "one more") return id === undefined ? null : addTo(id, act);
      if (id === undefined) return null;
      if (act.kind === "move by link" || act.kind === "cancel by link") return actByLink(act, links.get(id) ?? "");
      const isOwn = act.kind === "own move" || act.kind === "own cancel";
      const as = isOwn ? { phone: phones.get(id) ?? "" } : "admin";
      return (await send(as, ...toRequest(`/api/bookings/${id}`, act))).status;
    },
  };
}

type LinkCommand = Extract<BookingCommand, { kind: "move by link" | "cancel by link" }>;

const FIRST_VERSION = 1;

/**
 * Returns a function that opens a visit link, acts on the version that it shows, or on the first one if the page is
 * stale, and returns the highest status. A move to two slots comes from two phones at once.
 */
function createLinkVisitor(send: (method: string, path: string, body?: unknown) => ReturnType<SendAs>) {
  return async (act: LinkCommand, link: string): Promise<number> => {
    const { body } = await send("GET", link);
    const version = act.isStale ? FIRST_VERSION : (body?.version ?? FIRST_VERSION);
    const answers = await Promise.all(
      act.kind === "cancel by link"
        ? [send("POST", `${link}/cancel`, { version })]
        : act.slots.map(([bookingDate, bookingTime]) =>
            send("POST", `${link}/move`, { bookingDate, bookingTime, version }),
          ),
    );
    return Math.max(...answers.map(({ status }) => status));
  };
}

type CreateKind = "book" | "book for a caller" | "walk in";

/** A walk-in is booked for now, whatever slot the request has. */
function getBookingOptions(act: Extract<BookingCommand, { kind: CreateKind }>) {
  if (act.kind === "walk in") return { place: "centre" };
  return act.kind === "book" ? {} : getConfirmations(act);
}

type ChangeCommand = Exclude<Extract<BookingCommand, { which: number }>, LinkCommand | { kind: "one more" }>;

function toRequest(path: string, act: ChangeCommand): [method: string, path: string, body?: unknown] {
  if (act.kind === "cancel") return ["POST", `${path}/cancel`, { reason: act.reason, note: "A note" }];
  if (act.kind === "set")
    return ["PATCH", `${path}/status`, { status: act.status, ...statusAnswers, overbook: act.overbook }];
  if (act.kind === "delete") return ["DELETE", path];
  if (act.kind === "own cancel") return ["POST", `${path}/cancel`, { reason: "patient-asked" }];
  if (act.kind === "own move")
    return ["POST", `${path}/move`, { bookingDate: act.slot[0], bookingTime: act.slot[1], overbook: true }];
  const [bookingDate, bookingTime] = act.slot;
  return ["POST", `${path}/move`, { bookingDate, bookingTime, ...getConfirmations(act) }];
}

const getConfirmations = ({ overbook }: { overbook: boolean }) =>
  overbook ? { overbook: true, onClosedDay: true, reason: "urgent" } : {};
