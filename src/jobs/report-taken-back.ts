import type { Events } from "#core/events/events.ts";
import { writeReportTakenBack } from "#core/messages/write-report-news.server.ts";
import type { JobParts } from "./jobs.ts";

/** Whom a report has reached hears that it is not to be used. */
export async function onReportTakenBack(
  { db, clock, announce, publicUrl }: JobParts,
  { reportId }: Events["report.taken-back"],
): Promise<void> {
  await writeReportTakenBack({ db, now: clock(), announce }, { reportId, publicUrl });
}
