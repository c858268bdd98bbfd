import { z } from "zod";
import { StaffBooking } from "#core/bookings/response-schema.ts";
import { Day, DaySlots } from "#core/slots/schema.ts";

/** A visit with what the phlebotomist must know and bring. */
export const DayVisit = StaffBooking.extend({
  itemNames: z.array(z.string()),
  area: z.string().nullable(),
  patientNote: z.string().nullable().meta({ description: "What the staff have noted of its patient" }),
  fastingHours: z
    .number()
    .int()
    .nullable()
    .meta({ description: "Hours without food before it; null where none are known to be needed" }),
  samples: z.array(z.string()).meta({ description: "What is taken, in the catalogue's words: Blood, Urine" }),
});

export const DaySlot = z.object({
  time: z.string(),
  taken: z.number().int().meta({ description: "Seats of visits; more than there are where staff have overbooked" }),
  held: z.number().int().meta({ description: "Seats kept for whoever is filling the form" }),
  seats: z.number().int().meta({ description: "0 at an hour at which nothing is booked any more" }),
});

export const DaySchedule = z.object({
  day: Day,
  /** The lab's time at the response. */
  at: z.object({ day: z.string(), minutes: z.number().int() }),
  closed: DaySlots.shape.closed.meta({ description: "Why the lab comes to nobody on this day, or null" }),
  hours: z.array(DaySlot),
  visits: z.array(DayVisit),
  missed: z.array(DayVisit).meta({
    description: "On the lab's today, the visits of earlier days to which nobody has come, the oldest first; else none",
  }),
});

export type DayVisit = z.infer<typeof DayVisit>;
export type DaySlot = z.infer<typeof DaySlot>;
export type DaySchedule = z.infer<typeof DaySchedule>;
