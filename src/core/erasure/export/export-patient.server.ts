import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Traces } from "#core/erasure/traces.server.ts";
import { reportFileName } from "#core/reports/files/file-name.ts";
import { readSound } from "#core/reports/files/read-sound.server.ts";
import { isOpenToPatient } from "#core/reports/may.ts";
import type { ReportContext } from "#core/reports/report-context.server.ts";
import { patients } from "#db/schema/bookings.ts";
import type { ZippedFile } from "#platform/files/zip.server.ts";
import { exportedKinds } from "./held-tables.ts";
import { type Exporting, parts } from "./parts.server.ts";
import { presentExport, tracesToExport } from "./plan-export.server.ts";

type Wish = {
  patientId: number;
  /** Is told what could not be read. */
  tell: (failure: unknown) => void;
};

/**
 * All that the lab keeps of a patient, for whom the law lets ask for it: the reports that they may open, and patient.json
 * (`PatientExport`), read while they are taken. Found as erasing finds it; that it was taken the trail keeps first. A report
 * whose file is lost is told, and said to be missing. Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile.
 */
export async function exportPatient(
  ctx: ReportContext,
  { patientId, tell }: Wish,
): Promise<AsyncGenerator<ZippedFile>> {
  requireMay(ctx.actor, "export-patient");
  const traces = await ctx.db.transaction(async (transaction) => {
    // Whoever erases or merges them waits until it is known what there is.
    await transaction.select({ id: patients.id }).from(patients).where(eq(patients.id, patientId)).for("no key update");
    const found = await tracesToExport(transaction, patientId);
    const { holds } = await presentExport(transaction, found);
    const { bookings, reports, messages } = holds;
    await recordAction(transaction, ctx, {
      action: "patient-exported",
      change: { patientId, bookings, reports, messages },
    });
    return found;
  });
  return filesOf(ctx, traces, tell);
}

/** The reports come first, so that the last file can say of each whether it is there. */
async function* filesOf(ctx: ReportContext, traces: Traces, tell: Wish["tell"]): AsyncGenerator<ZippedFile> {
  const codes = new Map(traces.bookings.map(({ id, code }) => [id, code]));
  const files = new Map<number, string | null>();
  for (const report of traces.reports.filter(isOpenToPatient)) {
    const name = `reports/${reportFileName(codes.get(report.bookingId) ?? "")}`;
    const input = await readSound(ctx, report).catch((failure: unknown) => tell(failure));
    files.set(report.id, input ? name : null);
    if (input) yield { name, lastModified: report.uploadedAt, input };
  }
  const input = jsonOf({ db: ctx.db, traces, files }, ctx.now);
  yield { name: "patient.json", lastModified: ctx.now, input };
}

/** A part after the other, some rows at a time, as one object. */
async function* jsonOf(exporting: Exporting, now: Date): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(now.toISOString())}`;
  for (const kind of exportedKinds) {
    yield `,\n"${kind}": [`;
    let isFirst = true;
    for await (const rows of parts[kind](exporting)) {
      for (const row of rows) {
        yield `${isFirst ? "" : ","}\n${JSON.stringify(row, null, 2)}`;
        isFirst = false;
      }
    }
    yield "]";
  }
  yield "\n}\n";
}
