import { z } from "zod";
import { optOutSources } from "#db/schema/values.ts";

/** Why and since when a phone gets no messages, as staff see it. */
export const OptOut = z.object({
  since: z.iso.datetime(),
  source: z.enum(optOutSources).meta({ description: "The word STOP, the button Not me, or staff on request" }),
  patientId: z
    .number()
    .int()
    .nullable()
    .meta({ description: "The patient of whom the phone gets no messages; null: it gets none at all" }),
});

export type OptOut = z.infer<typeof OptOut>;
