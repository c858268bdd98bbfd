import { z } from "zod";

/** The limit for one report. */
export const MAX_REPORT_BYTES = 10 * 1024 * 1024;

const MAX_NAME_LENGTH = 120;

/** What the desk reads when a file is refused. */
export const reportSentences = {
  empty: "This file is empty. Please choose the report's PDF.",
  "not-a-pdf": "This file is not a PDF. Please choose the report as a PDF.",
  "cut-off": "This PDF is not whole: its end is missing. Please export it again.",
  active:
    "This PDF holds a program. Please export the report without scripts and attachments that start by themselves.",
  tooLarge: "This file is larger than 10 MB. Please export the report in a smaller size.",
  name: "The file's name could not be read.",
  declined: "This booking is declined. Please set its status first, then release the report.",
  none: "There is no report for this booking yet.",
  replacedMeanwhile: "Somebody else has just replaced this report. Please look at it again.",
} as const;

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
export const ReportSeen = z.object({ reportId: z.number().int().positive().max(2_147_483_647) });

export type Report = z.infer<typeof Report>;
