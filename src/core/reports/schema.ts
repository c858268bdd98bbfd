import { z } from "zod";
import { GREATEST_ID } from "#core/written.ts";

/** To whoever sends a report with a name that no screen shows. */
export const reportSentences = { name: "The file's name could not be read." } as const;

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
  pageCount: z
    .number()
    .int()
    .nullable()
    .optional()
    .meta({ description: "At the desk alone. Null for a report of before pages were counted." }),
  withdrawnAt: z.iso.datetime().nullable().optional().meta({ description: "At the desk alone. Void since then." }),
  uploadedBy: z.string().optional().meta({ description: "At the desk alone." }),
});

/** Names the report that was looked at, so that nobody releases one that they have not seen. */
export const ReportSeen = z.object({ reportId: z.number().int().positive().max(GREATEST_ID) });

/** The answers to what is asked before a patient gets a report (409, ask-first). */
export const ReportRelease = ReportSeen.extend({
  nameChecked: z.boolean().optional().meta({ description: "The report names this patient and holds these tests" }),
  beforeVisit: z.boolean().optional().meta({ description: "Though the visit's hour has not come" }),
  withoutSample: z.boolean().optional().meta({ description: "Though no sample has been collected" }),
});

const answer = z
  .enum(["true", "false"], "The answer is true or false.")
  .transform((given) => given === "true")
  .optional();

/** In the address, because the body is the file. */
export const ReportUpload = z.object({
  withdrawnBefore: answer.meta({ description: "Though this very file was withdrawn from this patient before" }),
  ofAnotherPatient: answer.meta({ description: "Though this very file is another patient's report" }),
});

/** How a report is opened. */
export const ReportOpening = z.object({
  inBrowser: answer.meta({
    description: "Shown in the browser to who may release it; to everybody else a file to save",
  }),
});

export type ReportUpload = z.infer<typeof ReportUpload>;

export type Report = z.infer<typeof Report>;
