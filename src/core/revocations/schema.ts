import { z } from "zod";
import { memberRevocations, reportRevocations } from "./revocation-kinds.ts";

/** Shown to the owner at the first visit after a restore. */
export const RestoreSummary = z
  .object({
    id: z.string(),
    at: z.iso.datetime().meta({ description: "Time of the restore; if `reachedAt` is null, time when it was noticed" }),
    reachedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: "Later changes are lost; null if the restore record cannot be read" }),
    hasGap: z.boolean().meta({ description: "Whether a part of the WAL could not be used" }),
    members: z
      .array(z.object({ name: z.string(), what: z.enum(memberRevocations), at: z.iso.datetime() }))
      .meta({ description: "Accounts whose later sign-in changes were applied again" }),
    reports: z
      .array(
        z.object({
          bookingId: z.number().int(),
          bookingCode: z.string(),
          what: z.enum(reportRevocations),
          at: z.iso.datetime(),
        }),
      )
      .meta({ description: "Reports whose later revocation was applied again" }),
    erased: z.number().int().meta({ description: "Number of patients erased again" }),
  })
  .meta({ id: "RestoreSummary" });

export type RestoreSummary = z.infer<typeof RestoreSummary>;
