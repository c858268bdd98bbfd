import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { type Actor, formatActor, getStaffUser } from "#core/access/actor.ts";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import type { AuditAction } from "#db/schema/audit-values.ts";
import { auditLog, bookings } from "#db/schema/bookings.ts";
import { type AuditChange, pickAuditFields } from "./audit-events.ts";

type RecordActionInput<A extends AuditAction> = {
  action: A;
  bookingId?: number | null;
  bookingCode?: string;
  change: AuditChange<A>;
};

/** Records in the audit log who did what and when, without naming a patient. `db` is the transaction of the change. */
export async function recordAction<A extends AuditAction>(
  db: Db,
  ctx: Pick<Context, "actor" | "now">,
  input: RecordActionInput<A>,
): Promise<void> {
  await db.insert(auditLog).values(createAuditEntry(ctx, input));
}

/** Returns the columns of an audit log entry. */
export function createAuditEntry<A extends AuditAction>(
  { actor, now }: Pick<Context, "actor" | "now">,
  { change, ...entry }: RecordActionInput<A>,
) {
  const auditChange: Record<string, unknown> & { patientId?: number | undefined } = pickAuditFields(
    entry.action,
    change,
  );
  const patientId = auditChange.patientId ?? selectPatientId(entry.bookingId);
  return { ...entry, ...toActorColumns(actor), patientId, at: now, change: auditChange };
}

/** An open panel reloads with every update and lists lead back and forth: that counts as one view. */
const VIEW_WINDOW_MINUTES = 10;

type ViewTarget = { bookingId: number; bookingCode: string } | { patientId: number };

/** Records that a staff member viewed a booking's or a patient's details. Patients' own views are not recorded. */
export async function recordView(
  { db, actor, now }: Pick<Context, "db" | "actor" | "now">,
  target: ViewTarget,
): Promise<void> {
  if (actor.kind !== "admin") return;
  const { bookingId, bookingCode, patientId } = { bookingId: null, bookingCode: null, patientId: null, ...target };
  const isSame =
    bookingId === null
      ? and(isNull(auditLog.bookingId), eq(auditLog.patientId, patientId ?? 0))
      : eq(auditLog.bookingId, bookingId);
  const since = new Date(now.getTime() - VIEW_WINDOW_MINUTES * 60_000);
  const [recent] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(isSame, eq(auditLog.action, "looked"), eq(auditLog.actorId, actor.id), gt(auditLog.at, since)))
    .limit(1);
  if (recent) return;
  const targetColumns = { bookingId, bookingCode, patientId: patientId ?? selectPatientId(bookingId) };
  await db
    .insert(auditLog)
    .values({ ...toActorColumns(actor), ...targetColumns, action: "looked", at: now, change: {} });
}

/** Rows of a list that one admin page shows. */
const PAGE_ROWS = 50;

/** Records that a staff member read more rows of a list at once than a page shows. */
export async function recordBulkRead(
  { db, actor, now }: Pick<Context, "db" | "actor" | "now">,
  list: "bookings" | "patients",
  rows: number,
): Promise<void> {
  if (actor.kind !== "admin" || rows <= PAGE_ROWS) return;
  await db.insert(auditLog).values({ ...toActorColumns(actor), action: "looked", at: now, change: { list, rows } });
}

function toActorColumns(actor: Actor) {
  const staffUser = getStaffUser(actor);
  return { actor: formatActor(actor), actorId: staffUser?.id ?? null, actorRole: staffUser?.role ?? null };
}

/** Selects the booking's patient. */
function selectPatientId(bookingId: number | null | undefined) {
  if (!bookingId) return null;
  return sql<number>`(select ${bookings.patientId} from ${bookings} where ${bookings.id} = ${bookingId})`;
}
