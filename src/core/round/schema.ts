import { z } from "zod";
import { StaffBooking } from "#core/bookings/response-schema.ts";
import { Day } from "#core/slots/schema.ts";
import { bookingStatuses, tubeKinds, visitEventDoubts } from "#db/schema/values.ts";
import { TUBE_CODE_PATTERN } from "./tube-code.ts";
import { fewerTubesReasons, refusedReasons } from "./visit-reasons.ts";

const id = z.number().int();
const minutes = z.number().int().meta({ description: "Minutes after the lab's midnight" });
const instant = z.iso.datetime();

/** Where a stop stands, by its latest event. */
export const stopStates = ["waiting", "on-the-way", "arrived", "left", "not-home", "refused"] as const;
export type StopState = (typeof stopStates)[number];

/** A tube to draw, in the order of draw, and its label once it has one. */
export const RoundTube = z.object({
  kind: z.enum(tubeKinds),
  testNames: z.array(z.string()),
  code: z.string().nullable(),
  /** The event that labelled it, to take it back. */
  eventId: z.uuid().nullable(),
  isCollected: z.boolean(),
});

/** One patient of a stop. */
export const RoundPatient = z.object({
  bookingId: id,
  version: StaffBooking.shape.version,
  code: z.string(),
  name: z.string(),
  age: StaffBooking.shape.age,
  exactAge: StaffBooking.shape.exactAge,
  gender: StaffBooking.shape.gender,
  phone: z.string().meta({ description: "E.164" }),
  status: z.enum(bookingStatuses),
  itemNames: z.array(z.string()),
  fastingHours: id.nullable(),
  /** The staff's notes about the patient and for this booking. */
  notes: z.array(z.string()),
  dueAmount: z.string().meta({ description: "Rupees with two decimals" }),
  identifiedAt: instant.nullable(),
  collectedAt: instant.nullable(),
  refusedAt: instant.nullable(),
  tubes: z.array(RoundTube),
});

/** One stop of a round. */
export const RoundStop = z.object({
  visitId: id,
  time: z.string().meta({ description: "The slot's time, as patients read it" }),
  promised: z.object({ from: minutes, to: minutes }),
  state: z.enum(stopStates),
  /** When each step was taken, by the phone's clock; the newest event of the stop, to take it back. */
  onTheWayAt: instant.nullable(),
  arrivedAt: instant.nullable(),
  endedAt: instant.nullable().meta({ description: "When it was left, or no one was at home" }),
  lastEvent: z.object({ id: z.uuid(), at: instant }).nullable(),
  address: z.string(),
  landmark: z.string().nullable(),
  pinCode: z.string().nullable(),
  area: z.string().nullable(),
  contact: z.object({ name: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  patients: z.array(RoundPatient),
});

/** The signed-in phlebotomist's stops of the lab's current day, in their order. */
export const Round = z.object({
  day: Day,
  at: z.object({ day: z.string(), minutes }),
  phlebotomist: z.string(),
  phlebotomistId: z.string().meta({ description: "Their account, to order the round" }),
  helpline: z.string().meta({ description: "E.164" }),
  stops: z.array(RoundStop),
});

const forVisit = { id: z.uuid(), visitId: id, at: instant };
const forBooking = { ...forVisit, bookingId: id };
const nothing = z.strictObject({});

/** What a phone reports, known by the id that it gave. `at` is the phone's clock. */
export const VisitEventRequest = z.discriminatedUnion("kind", [
  z.object({ ...forVisit, kind: z.literal("on-the-way"), data: nothing }),
  z.object({ ...forVisit, kind: z.literal("arrived"), data: nothing }),
  z.object({ ...forBooking, kind: z.literal("identified"), data: nothing }),
  z.object({
    ...forBooking,
    kind: z.literal("labelled"),
    data: z.strictObject({ code: z.string().regex(TUBE_CODE_PATTERN), tube: z.enum(tubeKinds) }),
  }),
  z.object({
    ...forBooking,
    kind: z.literal("collected"),
    data: z.strictObject({ fewerTubes: z.enum(fewerTubesReasons).optional() }),
  }),
  z.object({ ...forBooking, kind: z.literal("refused"), data: z.strictObject({ reason: z.enum(refusedReasons) }) }),
  z.object({ ...forVisit, kind: z.literal("not-home"), data: nothing }),
  z.object({ ...forVisit, kind: z.literal("left"), data: nothing }),
  z.object({ ...forVisit, kind: z.literal("undone"), data: z.strictObject({ eventId: z.uuid() }) }),
]);

export const MAX_EVENTS_AT_ONCE = 100;

export const VisitEventsRequest = z.object({
  sentAt: instant.meta({
    description: "The phone's clock at sending: the events' times are corrected by its difference",
  }),
  events: z.array(VisitEventRequest).min(1),
});

/** What became of one event: each stands for itself. */
export const VisitEventResult = z.object({
  id: z.uuid(),
  outcome: z.enum(["stored", "known", "refused"]),
  doubtful: z.enum(visitEventDoubts).nullable(),
  /** Why it was refused, in a sentence for the phlebotomist. */
  reason: z.string().nullable(),
});

export const CheckVisitEventsRequest = z.object({ doubt: z.enum(visitEventDoubts) });

export const VisitEventsResponse = z.object({ results: z.array(VisitEventResult) });

export type Round = z.infer<typeof Round>;
export type RoundStop = z.infer<typeof RoundStop>;
export type RoundPatient = z.infer<typeof RoundPatient>;
export type RoundTube = z.infer<typeof RoundTube>;
export type VisitEventRequest = z.infer<typeof VisitEventRequest>;
export type VisitEventResult = z.infer<typeof VisitEventResult>;
