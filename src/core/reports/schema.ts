import { z } from "zod";
import { GREATEST_ID } from "#core/greatest-id.ts";
import { reportSentences } from "./sentences.ts";

const MAX_NAME_LENGTH = 120;

/** A file's own name, for the desk alone: without its folders, and without what no screen can show. */
export const ReportFileName = z
  .string(reportSentences.name)
  .transform((name) =>
    name
      .replace(/^.*[\\/]/, "")
      .replace(/[\p{Cc}\p{Cf}]/gu, "")
      .trim(),
  )
  .transform((name) => name.slice(-MAX_NAME_LENGTH) || "report.pdf");

/** A report that is or was attached to a booking; its patient is told of the released one alone. */
export const Report = z.object({
  id: z.number().int(),
  sizeBytes: z.number().int(),
  uploadedAt: z.iso.datetime(),
  releasedAt: z.iso.datetime().nullable(),
  replacedAt: z.iso.datetime().nullable(),
  fileName: z.string().optional().meta({ description: "At the desk alone." }),
  uploadedBy: z.string().optional().meta({ description: "At the desk alone." }),
});

/** Names the report that was looked at, so that nobody releases one that they have not seen. */
export const ReportSeen = z.object({ reportId: z.number().int().positive().max(GREATEST_ID) });

export type Report = z.infer<typeof Report>;
