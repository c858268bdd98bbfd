import { z } from "zod";
import { Patient } from "#core/patients/schema.ts";

/** A patient in the admin area's list. */
export const ListedPatient = Patient.extend({
  createdAt: z.iso.datetime(),
  bookings: z.number().int().meta({ description: "Number of bookings" }),
  lastVisit: z.string().nullable().meta({ description: "The latest day with a collected sample, today included" }),
  nextVisit: z.string().nullable().meta({ description: "The next day with an upcoming visit, today included" }),
});

export type ListedPatient = z.infer<typeof ListedPatient>;
