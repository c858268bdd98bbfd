import type { NonSharedBuffer } from "node:buffer";
import { createHash } from "node:crypto";
import { DomainError } from "#core/errors.ts";
import type { ReportRow } from "#core/reports/queries.server.ts";
import type { ReportContext } from "#core/reports/report-context.server.ts";

type StoredReport = Pick<ReportRow, "id" | "fileKey" | "sha256">;

/**
 * Returns the bytes of a report. Throws `file-missing`, and a plain error if the file differs from the upload, which is
 * worse than none.
 */
export async function readReportFile(
  { files }: Pick<ReportContext, "files">,
  { id, fileKey, sha256 }: StoredReport,
): Promise<NonSharedBuffer> {
  const bytes = await files.read(fileKey).catch((cause: unknown) => {
    const error = new Error(`The file of report ${id} cannot be read.`, { cause });
    throw new DomainError("file-missing", "report-file-missing", { cause: error });
  });
  if (createHash("sha256").update(bytes).digest("hex") === sha256) return bytes;
  throw new Error(`The file of report ${id} is not what was uploaded.`);
}
