import { fileKeysInUse } from "#core/reports/queries.server.ts";
import type { ReportContext } from "#core/reports/report-context.server.ts";

/** Removes those of the files that no report refers to; a job that runs again removes nothing more. */
export async function removeLeftFiles(
  { db, files }: Pick<ReportContext, "db" | "files">,
  fileKeys: string[],
): Promise<void> {
  const inUse = new Set(await fileKeysInUse(db, fileKeys));
  for (const key of fileKeys) if (!inUse.has(key)) await files.remove(key);
}
