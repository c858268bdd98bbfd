import { z } from "zod";
import { validationKey } from "#core/i18n/validation.ts";
import { MAX_ID } from "#core/text-schemas.ts";

const MAX_NAME_LENGTH = 120;

/** A file's own name, visible to staff only: without folders and undisplayable characters. */
export const ReportFileName = z
  .string(validationKey("report-name"))
  .transform((name) =>
    name
      .replace(/^.*[\\/]/, "")
      .replace(/[\p{Cc}\p{Cf}]/gu, "")
      .trim(),
  )
  .transform((name) => name.slice(-MAX_NAME_LENGTH) || "report.pdf");

/** A report that is or was attached to a booking; its patient sees only the released one. */
export const Report = z.object({
  id: z.number().int(),
  sizeBytes: z.number().int(),
  uploadedAt: z.iso.datetime(),
  releasedAt: z.iso.datetime().nullable(),
  replacedAt: z.iso.datetime().nullable(),
  fileName: z.string().optional().meta({ description: "Staff only." }),
  pageCount: z
    .number()
    .int()
    .nullable()
    .optional()
    .meta({ description: "Staff only. Null for a report of before pages were counted." }),
  withdrawnAt: z.iso.datetime().nullable().optional().meta({ description: "Staff only. Void since then." }),
  uploadedBy: z.string().optional().meta({ description: "Staff only." }),
});

/** Names the report that was seen, so that no other one is released. */
export const ReportReference = z.object({ reportId: z.number().int().positive().max(MAX_ID) });

/** Confirmations before a patient gets a report (409, ask-first). */
export const ReleaseReportRequest = ReportReference.extend({
  nameChecked: z.boolean().optional().meta({ description: "The report names this patient and holds these tests" }),
  beforeVisit: z.boolean().optional().meta({ description: "Though the visit's hour has not come" }),
  withoutSample: z.boolean().optional().meta({ description: "Though no sample has been collected" }),
});

const booleanParam = z
  .enum(["true", "false"], validationKey("report-answer"))
  .transform((given) => given === "true")
  .optional();

/** In the URL, because the body is the file. */
export const UploadReportQuery = z.object({
  withdrawnBefore: booleanParam.meta({ description: "Though this very file was withdrawn from this patient before" }),
  ofAnotherPatient: booleanParam.meta({ description: "Though this very file is another patient's report" }),
});

/** Options for opening a report. */
export const ReportOpening = z.object({
  inBrowser: booleanParam.meta({
    description: "Shown in the browser to who may release it; to everybody else a file to save",
  }),
});

export type UploadReportQuery = z.infer<typeof UploadReportQuery>;

export type Report = z.infer<typeof Report>;
