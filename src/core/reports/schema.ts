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
    .meta({ description: "Staff only. Null for reports uploaded before pages were counted." }),
  withdrawnAt: z.iso.datetime().nullable().optional().meta({ description: "Staff only." }),
  uploadedBy: z.string().optional().meta({ description: "Staff only." }),
});

/** Names the report that was seen, so that no other one is released. */
export const ReportReference = z.object({ reportId: z.number().int().positive().max(MAX_ID) });

/** Confirmations before a patient gets a report (409, ask-first). */
export const ReleaseReportRequest = ReportReference.extend({
  nameChecked: z
    .boolean()
    .optional()
    .meta({ description: "Confirms that the report has this patient's name and tests" }),
  beforeVisit: z.boolean().optional().meta({ description: "Confirms releasing before the visit" }),
  withoutSample: z.boolean().optional().meta({ description: "Confirms releasing without a collected sample" }),
});

const booleanParam = z
  .enum(["true", "false"], validationKey("report-answer"))
  .transform((given) => given === "true")
  .optional();

/** In the URL, because the body is the file. */
export const UploadReportQuery = z.object({
  withdrawnBefore: booleanParam.meta({
    description: "Confirms uploading a file that was withdrawn from this patient before",
  }),
  ofAnotherPatient: booleanParam.meta({ description: "Confirms uploading a file that is another patient's report" }),
});

/** Options for opening a report. */
export const ReportOpening = z.object({
  inBrowser: booleanParam.meta({
    description: "`true` shows it in the browser, for roles that may release it; others download it",
  }),
});

export type UploadReportQuery = z.infer<typeof UploadReportQuery>;

export type Report = z.infer<typeof Report>;
