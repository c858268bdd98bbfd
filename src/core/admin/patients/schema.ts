import { z } from "zod";
import { Patient } from "#core/patients/schema.ts";

/** A patient in the admin area's list. */
export const ListedPatient = Patient.extend({
  createdAt: z.iso.datetime(),
  bookings: z.number().int().meta({ description: "How many there are" }),
  lastVisit: z.string().nullable().meta({ description: "The latest day, today's included, that brought a sample" }),
  nextVisit: z.string().nullable().meta({ description: "The next day, today's included, with a visit to come" }),
});

export type ListedPatient = z.infer<typeof ListedPatient>;
