import type { Events } from "#core/events/events.ts";
import { writeReportReady } from "#core/messages/write-report-news.server.ts";
import type { JobParts } from "./jobs.ts";

/** The patient hears that the report can be opened. */
export async function onReportReleased(
  { db, clock, announce, publicUrl }: JobParts,
  { reportId }: Events["report.released"],
): Promise<void> {
  await writeReportReady({ db, now: clock(), announce }, { reportId, publicUrl });
}
