import type { ReportRow } from "#core/reports/queries.server.ts";
import type { Report } from "#core/reports/schema.ts";

/** Returns a report; its file name, page count and uploader are included for staff only. */
export function presentReport(row: ReportRow, isForStaff: boolean): Report {
  const { id, sizeBytes, uploadedAt, releasedAt, replacedAt, withdrawnAt, fileName, pageCount, uploadedBy } = row;
  return {
    id,
    sizeBytes,
    uploadedAt: uploadedAt.toISOString(),
    releasedAt: releasedAt?.toISOString() ?? null,
    replacedAt: replacedAt?.toISOString() ?? null,
    ...(isForStaff && { withdrawnAt: withdrawnAt?.toISOString() ?? null, fileName, pageCount, uploadedBy }),
  };
}
