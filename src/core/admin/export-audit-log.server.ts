import { authorize } from "#core/access/authorize.ts";
import { CSV_BOM, formatCsvLine } from "#core/analytics/csv.ts";
import { Slot } from "#core/audit/audit-events.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { formatClockTime } from "#core/calendar/clock-time.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { type AuditLogFilters, type AuditLogRow, listAuditLog } from "./audit-log-queries.server.ts";

const EXPORT_BATCH_SIZE = 1000;

const header = ["Day", "Time", "Who", "Role", "What", "Booking #", "Patient", "Staff", "From", "To", "Why", "All"];

/**
 * Streams the filtered audit log as CSV, newest first. The export itself becomes the newest entry. Throws
 * `sign-in-needed`, `not-allowed`.
 */
export async function exportAuditLog(ctx: Context, filters: AuditLogFilters): Promise<AsyncGenerator<string>> {
  authorize(ctx.actor, "read-audit-log");
  await recordAction(ctx.db, ctx, { action: "audit-log-exported", change: { day: filters.day } });
  return streamLines(ctx.db, filters);
}

async function* streamLines(db: Db, filters: AuditLogFilters): AsyncGenerator<string> {
  yield CSV_BOM + formatCsvLine(header);
  let before: number | undefined;
  do {
    const { rows, next } = await listAuditLog(db, { ...filters, before, limit: EXPORT_BATCH_SIZE });
    if (rows.length > 0) yield rows.map(formatEntry).join("");
    before = next ?? undefined;
  } while (before !== undefined);
}

function formatEntry({
  at,
  actor,
  actorRole,
  action,
  bookingCode,
  patientName,
  staffName,
  change,
}: AuditLogRow): string {
  const { day, minutes } = toLabTime(at);
  const { from, to, reason } = change as Partial<Record<"from" | "to" | "reason", unknown>>;
  const about = [bookingCode, patientName, staffName];
  const actorName = actor.replace(/^(admin|system) /, "");
  const all = Object.keys(change).length > 0 ? JSON.stringify(change) : null;
  return formatCsvLine([
    day,
    formatClockTime(minutes),
    actorName,
    actorRole,
    action.replaceAll("-", " "),
    ...about,
    ...[from, to, reason].map(toCell),
    all,
  ]);
}

function toCell(value: unknown): string | number | null {
  if (typeof value === "string" || typeof value === "number") return value;
  const slot = Slot.safeParse(value).data;
  return slot ? `${slot.day} ${slot.time}` : null;
}
