import { z } from "zod";
import { translatedShape } from "#core/catalogue/translations/schema.ts";
import { slotTimes } from "#core/slots/grid.ts";

/** Preparation of one test. */
export const TestNeeds = z.object({
  name: z.string(),
  /** Hours without food: minimum, and maximum if longer would change the result. 0 is none, null is unknown. */
  fastingMinH: z.number().int().nullable(),
  fastingMaxH: z.number().int().nullable(),
  /** Whether plain water is allowed while fasting. */
  waterOk: z.boolean(),
  /** The last slot at which it is taken. */
  latestStart: z.enum(slotTimes).nullable(),
  /** Minutes from the first bite of a meal to the sample. */
  afterMealMin: z.number().int().nullable(),
  /** Short self-contained sentences. */
  notes: z.array(z.string()),
  ...translatedShape,
});

/** Needs of all tests of a booking, and the last slot for fasting patients. */
export const BookingNeeds = z.object({ latestFastingStart: z.enum(slotTimes), tests: z.array(TestNeeds) });

export type TestNeeds = z.infer<typeof TestNeeds>;
export type BookingNeeds = z.infer<typeof BookingNeeds>;
