import { z } from "zod";
import { Patient } from "#core/patients/schema.ts";

/** A patient as the desk's list shows it. */
export const ListedPatient = Patient.extend({
  createdAt: z.iso.datetime(),
  bookings: z.number().int().meta({ description: "How many there are" }),
  lastVisit: z.string().nullable().meta({ description: "The day of the latest visit that was not declined" }),
});

export type ListedPatient = z.infer<typeof ListedPatient>;
