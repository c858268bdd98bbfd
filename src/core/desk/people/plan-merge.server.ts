import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import { noteOf } from "#core/patients/notes/queries.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { messages, waitlist } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";
import { digestOf } from "#platform/digest.server.ts";
import { differencesOf } from "./merged-person.ts";
import type { MergePlan } from "./schema.ts";

type PatientRow = typeof patients.$inferSelect;

/** The patient who stays, and the one who becomes them. */
export type Pair = { kept: PatientRow; other: PatientRow };

/**
 * What merging the other into the kept patient would move and change; nothing is done. Refuses: not-found, rule-broken
 * (one patient with itself), changed-meanwhile (one of them is erased).
 */
export async function planMerge(db: Db, keptId: number, otherId: number): Promise<MergePlan> {
  requireTwo(keptId, otherId);
  const rows = await db
    .select()
    .from(patients)
    .where(inArray(patients.id, [keptId, otherId]));
  return planOf(db, pairOf(rows, keptId, otherId));
}

export function requireTwo(keptId: number, otherId: number): void {
  if (keptId === otherId) throw new Refusal("rule-broken", "merge-with-itself", { at: "otherId" });
}

export function pairOf(rows: PatientRow[], keptId: number, otherId: number): Pair {
  const [kept, other] = [keptId, otherId].map((id) => rows.find((row) => row.id === id));
  if (!kept || !other) throw new Refusal("not-found", "patient-unknown");
  if (kept.erasedAt || other.erasedAt) throw new Refusal("changed-meanwhile", "patient-erased");
  return { kept, other };
}

/** The plan of two patients as they are now. */
export async function planOf(db: Db, pair: Pair): Promise<MergePlan> {
  const { kept, other } = pair;
  const isMoved = eq(bookings.patientId, other.id);
  const moved = db.select({ id: bookings.id }).from(bookings).where(isMoved);
  const held = await db
    .select({ id: reports.id, releasedAt: reports.releasedAt })
    .from(reports)
    .where(inArray(reports.bookingId, moved))
    .orderBy(asc(reports.id));
  const visits = await db
    .select({ id: bookings.id, version: bookings.version })
    .from(bookings)
    .where(isMoved)
    .orderBy(asc(bookings.id));
  const notes = [await noteOf(db, kept.id), await noteOf(db, other.id)] as const;
  const isOtherPhone = kept.phone !== other.phone;
  return {
    keptId: kept.id,
    otherId: other.id,
    seen: digestOf([kept, other, visits, held, notes]),
    moves: {
      bookings: visits.length,
      reports: held.length,
      messages: await db.$count(messages, inArray(messages.bookingId, moved)),
      notes: notes[1]?.text ? 1 : 0,
      waitlist: (await isPhoneLeft(db, pair)) ? await db.$count(waitlist, eq(waitlist.phone, other.phone)) : 0,
    },
    differences: differencesOf(kept, other),
    phones: isOtherPhone
      ? { kept: kept.phone, other: other.phone, releasedReports: held.filter(({ releasedAt }) => releasedAt).length }
      : null,
  };
}

/** Whether nobody books by the other's phone any more, once the other is merged. */
export async function isPhoneLeft(db: Db, { kept, other }: Pair): Promise<boolean> {
  if (kept.phone === other.phone) return false;
  const isOthers = and(eq(patients.phone, other.phone), ne(patients.id, other.id), isNull(patients.erasedAt));
  return (await db.$count(patients, isOthers)) === 0;
}
