import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { type Actor, actorName, personOf } from "#core/access/actor.ts";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { auditTrail, bookings } from "#db/schema/bookings.ts";
import { keptOf, type TrailAction, type TrailChange } from "./trail.ts";

type Act<A extends TrailAction> = {
  action: A;
  bookingId?: number | null;
  bookingCode?: string;
  change: TrailChange<A>;
};

/** Keeps in the audit trail who did what and when, without naming a patient; `db` is the transaction that does it. */
export async function recordAction<A extends TrailAction>(
  db: Db,
  { actor, now }: Pick<Context, "actor" | "now">,
  { change, ...act }: Act<A>,
): Promise<void> {
  const kept = keptOf(act.action, change);
  const patientId = typeof kept.patientId === "number" ? kept.patientId : patientOf(act.bookingId);
  await db.insert(auditTrail).values({ ...act, ...whoIs(actor), patientId, at: now, change: kept });
}

/** A panel that stays open is asked for again with all news of the desk, and a list leads back and forth: that is one look. */
const ONE_LOOK_MINUTES = 10;

type Looked = { bookingId: number; bookingCode: string } | { patientId: number };

/** Keeps that somebody of the staff looked at a booking's or a patient's details; patients look at their own unrecorded. */
export async function recordLook(
  { db, actor, now }: Pick<Context, "db" | "actor" | "now">,
  looked: Looked,
): Promise<void> {
  if (actor.kind !== "admin") return;
  const { bookingId, bookingCode, patientId } = { bookingId: null, bookingCode: null, patientId: null, ...looked };
  const isSame =
    bookingId === null
      ? and(isNull(auditTrail.bookingId), eq(auditTrail.patientId, patientId ?? 0))
      : eq(auditTrail.bookingId, bookingId);
  const since = new Date(now.getTime() - ONE_LOOK_MINUTES * 60_000);
  const [before] = await db
    .select({ id: auditTrail.id })
    .from(auditTrail)
    .where(and(isSame, eq(auditTrail.action, "looked"), eq(auditTrail.actorId, actor.id), gt(auditTrail.at, since)))
    .limit(1);
  if (before) return;
  const whom = { bookingId, bookingCode, patientId: patientId ?? patientOf(bookingId) };
  await db.insert(auditTrail).values({ ...whoIs(actor), ...whom, action: "looked", at: now, change: {} });
}

/** As many rows as the pages of the desk show of a list. */
const ROWS_OF_A_PAGE = 50;

/** Records that a staff member read more rows of a list at once than a page shows. */
export async function recordLongRead(
  { db, actor, now }: Pick<Context, "db" | "actor" | "now">,
  list: "bookings" | "patients",
  rows: number,
): Promise<void> {
  if (actor.kind !== "admin" || rows <= ROWS_OF_A_PAGE) return;
  await db.insert(auditTrail).values({ ...whoIs(actor), action: "looked", at: now, change: { list, rows } });
}

function whoIs(actor: Actor) {
  const person = personOf(actor);
  return { actor: actorName(actor), actorId: person?.id ?? null, actorRole: person?.role ?? null };
}

/** Whose booking it is. */
function patientOf(bookingId: number | null | undefined) {
  if (!bookingId) return null;
  return sql<number>`(select ${bookings.patientId} from ${bookings} where ${bookings.id} = ${bookingId})`;
}
