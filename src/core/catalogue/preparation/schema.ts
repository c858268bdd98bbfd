import { z } from "zod";
import { slotTimes } from "#core/slots/grid.ts";

/** What one test asks of the patient beforehand. */
export const TestNeeds = z.object({
  name: z.string(),
  /** Hours without food: at least, and at most where too long would change the result. 0 needs none, null is not told. */
  fastingMinH: z.number().int().nullable(),
  fastingMaxH: z.number().int().nullable(),
  /** Whether plain water may be drunk while fasting. */
  waterOk: z.boolean(),
  /** The last slot at which it is taken. */
  latestStart: z.enum(slotTimes).nullable(),
  /** Minutes from the first bite of a meal to the sample. */
  afterMealMin: z.number().int().nullable(),
  /** Short sentences that stand by themselves. */
  notes: z.array(z.string()),
});

/** What all tests of a booking ask, and the last slot at which the lab takes samples of somebody who fasts. */
export const BookingNeeds = z.object({ latestFastingStart: z.enum(slotTimes), tests: z.array(TestNeeds) });

export type TestNeeds = z.infer<typeof TestNeeds>;
export type BookingNeeds = z.infer<typeof BookingNeeds>;
