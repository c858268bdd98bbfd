import { z } from "zod";

/** A patient as the desk's list shows it. */
export const ListedPatient = z.object({
  id: z.number().int(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  address: z.string(),
  age: z.number().int().nullable(),
  gender: z.string().nullable(),
  createdAt: z.iso.datetime(),
  bookings: z.number().int().meta({ description: "How many there are" }),
  lastVisit: z.string().nullable().meta({ description: "The day of the latest visit that was not declined" }),
});

export type ListedPatient = z.infer<typeof ListedPatient>;
