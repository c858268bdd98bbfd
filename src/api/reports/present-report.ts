import type { ReportRow } from "#core/reports/queries.server.ts";
import type { Report } from "#core/reports/schema.ts";

/** A report as the API tells it; what the file was called, and by whom it was uploaded, is for the desk. */
export function presentReport(row: ReportRow, forDesk: boolean): Report {
  const { id, sizeBytes, uploadedAt, releasedAt, replacedAt, withdrawnAt, fileName, pageCount, uploadedBy } = row;
  return {
    id,
    sizeBytes,
    uploadedAt: uploadedAt.toISOString(),
    releasedAt: releasedAt?.toISOString() ?? null,
    replacedAt: replacedAt?.toISOString() ?? null,
    ...(forDesk && { withdrawnAt: withdrawnAt?.toISOString() ?? null, fileName, pageCount, uploadedBy }),
  };
}
