import { z } from "zod";
import { memberRevocations, reportRevocations } from "./revocation-kinds.ts";

/** Shown to the owner at the first visit after a restore. */
export const RestoreSummary = z
  .object({
    id: z.string(),
    at: z.iso.datetime().meta({ description: "When the restore was made, or seen where reachedAt is null" }),
    reachedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: "Everything later is lost; null where the note of the restore cannot be read" }),
    hasGap: z.boolean().meta({ description: "Whether a part of the backups' log could not be used" }),
    members: z
      .array(z.object({ name: z.string(), what: z.enum(memberRevocations), at: z.iso.datetime() }))
      .meta({ description: "Whose sign-in is again as it was set after that moment" }),
    reports: z
      .array(
        z.object({
          bookingId: z.number().int(),
          bookingCode: z.string(),
          what: z.enum(reportRevocations),
          at: z.iso.datetime(),
        }),
      )
      .meta({ description: "Reports that nobody may open again" }),
    erased: z.number().int().meta({ description: "How many people were erased again" }),
  })
  .meta({ id: "RestoreSummary" });

export type RestoreSummary = z.infer<typeof RestoreSummary>;
