import { eq } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { readReportFile } from "#core/reports/read-report-file.server.ts";
import { isOpenToPatient } from "#core/reports/report-access.ts";
import type { ReportContext } from "#core/reports/report-context.server.ts";
import { formatReportFileName } from "#core/reports/report-file-name.ts";
import { patients } from "#db/schema/bookings.ts";
import type { ZippedFile } from "#platform/files/stream-zip.server.ts";
import { exportedKinds } from "./data-inventory.ts";
import { type ExportContext, exportSections } from "./export-sections.server.ts";
import type { PersonalData } from "./personal-data.server.ts";
import { findExportableData, presentExportPlan } from "./plan-export.server.ts";

type ExportPatientInput = {
  patientId: number;
  /** Called with the error of a file that could not be read. */
  onUnreadable: (failure: unknown) => void;
};

/**
 * Streams all data of a patient, for a legal access request: the reports that they may open, and patient.json
 * (`PatientExport`). Finds data as erasure does; the audit log records the export first. A report whose file is lost is
 * reported and marked as missing. Throws `sign-in-needed`, `not-allowed`, `not-found`, `changed-meanwhile`.
 */
export async function exportPatient(
  ctx: ReportContext,
  { patientId, onUnreadable }: ExportPatientInput,
): Promise<AsyncGenerator<ZippedFile>> {
  authorize(ctx.actor, "export-patient");
  const data = await ctx.db.transaction(async (transaction) => {
    // Erasure and merge wait until the data is found.
    await transaction.select({ id: patients.id }).from(patients).where(eq(patients.id, patientId)).for("no key update");
    const found = await findExportableData(transaction, patientId);
    const { holds } = await presentExportPlan(transaction, found);
    const { bookings, reports, messages } = holds;
    await recordAction(transaction, ctx, {
      action: "patient-exported",
      change: { patientId, bookings, reports, messages },
    });
    return found;
  });
  return streamFiles(ctx, data, onUnreadable);
}

/** Reports come first, so that patient.json can say of each whether it is included. */
async function* streamFiles(
  ctx: ReportContext,
  traces: PersonalData,
  onUnreadable: ExportPatientInput["onUnreadable"],
): AsyncGenerator<ZippedFile> {
  const codes = new Map(traces.bookings.map(({ id, code }) => [id, code]));
  const files = new Map<number, string | null>();
  for (const report of traces.reports.filter(isOpenToPatient)) {
    const name = `reports/${formatReportFileName(codes.get(report.bookingId) ?? "")}`;
    const input = await readReportFile(ctx, report).catch((failure: unknown) => onUnreadable(failure));
    files.set(report.id, input ? name : null);
    if (input) yield { name, lastModified: report.uploadedAt, input };
  }
  const input = streamJson({ db: ctx.db, traces, files }, ctx.now);
  yield { name: "patient.json", lastModified: ctx.now, input };
}

/** Streams the sections as one object, some rows at a time. */
async function* streamJson(exporting: ExportContext, now: Date): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(now.toISOString())}`;
  for (const kind of exportedKinds) {
    yield `,\n"${kind}": [`;
    let isFirst = true;
    for await (const rows of exportSections[kind](exporting)) {
      for (const row of rows) {
        yield `${isFirst ? "" : ","}\n${JSON.stringify(row, null, 2)}`;
        isFirst = false;
      }
    }
    yield "]";
  }
  yield "\n}\n";
}
