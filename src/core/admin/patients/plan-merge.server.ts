import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import { DomainError } from "#core/errors.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { findNote } from "#core/patients/note-queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { messages, waitlist } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";
import { createDigest } from "#platform/digest.server.ts";
import type { MergePlan } from "./merge-schema.ts";
import { listDifferences } from "./merged-details.ts";

type PatientRow = typeof patients.$inferSelect;

/** The patient who stays, and the one merged into them. */
export type MergePair = { kept: PatientRow; other: PatientRow };

/**
 * Returns what a merge would move and change, without doing it. Throws `not-found`, `rule-broken` (merge with itself),
 * `changed-meanwhile` (one of them is erased).
 */
export async function planMerge(db: Db, keptId: number, otherId: number): Promise<MergePlan> {
  requireDistinctPatients(keptId, otherId);
  const rows = await db
    .select()
    .from(patients)
    .where(inArray(patients.id, [keptId, otherId]));
  return createMergePlan(db, requirePair(rows, keptId, otherId));
}

export function requireDistinctPatients(keptId: number, otherId: number): void {
  if (keptId === otherId) throw new DomainError("rule-broken", "merge-with-itself", { field: "otherId" });
}

/** Returns the two patients of a merge. Throws `not-found`, `changed-meanwhile` (one is erased). */
export function requirePair(rows: PatientRow[], keptId: number, otherId: number): MergePair {
  const [kept, other] = [keptId, otherId].map((id) => rows.find((row) => row.id === id));
  if (!kept || !other) throw new DomainError("not-found", "patient-unknown");
  if (kept.erasedAt || other.erasedAt) throw new DomainError("changed-meanwhile", "patient-erased");
  return { kept, other };
}

/** Plans the merge of two loaded patients. */
export async function createMergePlan(db: Db, pair: MergePair): Promise<MergePlan> {
  const { kept, other } = pair;
  const isMoved = eq(bookings.patientId, other.id);
  const moved = db.select({ id: bookings.id }).from(bookings).where(isMoved);
  const movedReports = await db
    .select({ id: reports.id, releasedAt: reports.releasedAt })
    .from(reports)
    .where(inArray(reports.bookingId, moved))
    .orderBy(asc(reports.id));
  const visits = await db
    .select({ id: bookings.id, version: bookings.version })
    .from(bookings)
    .where(isMoved)
    .orderBy(asc(bookings.id));
  const notes = [await findNote(db, kept.id), await findNote(db, other.id)] as const;
  const isOtherPhone = kept.phone !== other.phone;
  return {
    keptId: kept.id,
    otherId: other.id,
    seen: createDigest([kept, other, visits, movedReports, notes]),
    moves: {
      bookings: visits.length,
      reports: movedReports.length,
      messages: await db.$count(messages, inArray(messages.bookingId, moved)),
      notes: notes[1]?.text ? 1 : 0,
      waitlist: (await isPhoneAbandoned(db, pair)) ? await db.$count(waitlist, eq(waitlist.phone, other.phone)) : 0,
    },
    differences: listDifferences(kept, other, getSentences("en").ages),
    phones: isOtherPhone
      ? {
          kept: kept.phone,
          other: other.phone,
          releasedReports: movedReports.filter(({ releasedAt }) => releasedAt).length,
        }
      : null,
  };
}

/** Whether the other patient's phone has no patient left after the merge. */
export async function isPhoneAbandoned(db: Db, { kept, other }: MergePair): Promise<boolean> {
  if (kept.phone === other.phone) return false;
  const usesPhone = and(eq(patients.phone, other.phone), ne(patients.id, other.id), isNull(patients.erasedAt));
  return (await db.$count(patients, usesPhone)) === 0;
}
