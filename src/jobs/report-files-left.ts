import type { Events } from "#core/events/events.ts";
import { removeLeftFiles } from "#core/reports/files/leave-files.server.ts";
import type { JobParts } from "./jobs.ts";

/** Files of reports that were never stored, or are no more, are removed. */
export async function onReportFilesLeft(
  { db, files }: JobParts,
  { fileKeys }: Events["report-files.left"],
): Promise<void> {
  await removeLeftFiles({ db, files }, fileKeys);
}
