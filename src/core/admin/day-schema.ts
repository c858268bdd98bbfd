import { z } from "zod";
import { StaffBooking } from "#core/bookings/response-schema.ts";
import { stopStates } from "#core/round/schema.ts";
import { Day, DaySlots } from "#core/slots/schema.ts";
import { tubeKinds } from "#db/schema/values.ts";

/** A visit with what the phlebotomist must know and bring. */
export const DayVisit = StaffBooking.extend({
  itemNames: z.array(z.string()),
  area: z.string().nullable(),
  patientNote: z.string().nullable().meta({ description: "The staff's note about the patient" }),
  fastingHours: z
    .number()
    .int()
    .nullable()
    .meta({ description: "Hours of fasting; null if none is known to be needed" }),
  samples: z.array(z.string()).meta({ description: "Sample types as named in the catalogue: Blood, Urine" }),
  tubes: z.array(z.enum(tubeKinds)).meta({ description: "The tubes to draw, in the order of draw" }),
  visitVersion: z.number().int(),
  phlebotomistId: z.string().nullable(),
  roundPosition: z.number().int().nullable().meta({ description: "Its position in the round, if it was changed" }),
  areaPosition: z.number().int().nullable().meta({ description: "Its area's position in the lab's order" }),
  stop: z.object({
    state: z.enum(stopStates),
    at: z.iso.datetime().nullable().meta({ description: "When it got there, by the phone's clock" }),
    promised: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  }),
});

/** An account that makes visits, or one that made some of this day. */
export const DayPhlebotomist = z.object({
  id: z.string(),
  name: z.string(),
  isPhlebotomist: z.boolean().meta({ description: "Whether that is the account's role: others help out" }),
  isAssignable: z.boolean(),
});

export const DaySlot = z.object({
  time: z.string(),
  taken: z.number().int().meta({ description: "Seats taken by visits; may exceed `seats` if staff overbooked" }),
  held: z.number().int().meta({ description: "Seats held while patients fill the form" }),
  seats: z.number().int().meta({ description: "All seats; 0 for a slot that can no longer be booked" }),
});

export const DaySchedule = z.object({
  day: Day,
  /** The lab's time at the response. */
  at: z.object({ day: z.string(), minutes: z.number().int() }),
  closed: DaySlots.shape.closed.meta({ description: "Why the lab is closed on this day, or null" }),
  hours: z.array(DaySlot),
  visits: z.array(DayVisit),
  phlebotomists: z.array(DayPhlebotomist),
  eveningMinutes: z
    .number()
    .int()
    .meta({ description: "From this minute on, visits of the next day without a phlebotomist are urgent" }),
  missed: z.array(DayVisit).meta({
    description: "On the lab's current day, missed visits of earlier days, oldest first; else empty",
  }),
});

export type DayVisit = z.infer<typeof DayVisit>;
export type DayPhlebotomist = z.infer<typeof DayPhlebotomist>;
export type DaySlot = z.infer<typeof DaySlot>;
export type DaySchedule = z.infer<typeof DaySchedule>;
