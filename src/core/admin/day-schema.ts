import { z } from "zod";
import { StaffBooking } from "#core/bookings/response-schema.ts";
import { Day, DaySlots } from "#core/slots/schema.ts";

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
  missed: z.array(DayVisit).meta({
    description: "On the lab's current day, missed visits of earlier days, oldest first; else empty",
  }),
});

export type DayVisit = z.infer<typeof DayVisit>;
export type DaySlot = z.infer<typeof DaySlot>;
export type DaySchedule = z.infer<typeof DaySchedule>;
