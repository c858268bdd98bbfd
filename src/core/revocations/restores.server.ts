import { createHash } from "node:crypto";
import { and, asc, desc, eq, gte, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { z } from "zod";
import { authorize } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { session, user, verification } from "#db/schema/accounts.ts";
import { bookings, erasures } from "#db/schema/bookings.ts";
import { loginCodes } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";
import { restores, revocations } from "#db/schema/restores.ts";
import { staff } from "#db/schema/staff.ts";
import type { AppendOnlyLog } from "#platform/files/append-only-log.server.ts";
import { memberRevocations, reportRevocations } from "./revocation-kinds.ts";
import type { RestoreSummary } from "./schema.ts";

const RestoreLine = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  reachedAt: z.iso.datetime(),
  gapFile: z.string().nullable(),
});

/** A restore from its line; of an unreadable line only its existence is known. */
type KnownRestore = { id: string; at: Date; reachedAt: Date | null; gapFile: string | null };

/**
 * Revokes all access that a restored copy of the database would grant without a password: sessions, unfinished
 * sign-ins, login codes and open invitations. Runs at the first start after a restore, before any request. An
 * unreadable line counts as a restore, once. Returns how many restores were new, and how many lines were unreadable.
 */
export async function revokeAccessAfterRestore(
  { db, now }: Pick<Context, "db" | "now">,
  list: AppendOnlyLog,
): Promise<{ restored: number; unreadable: number }> {
  const knownIds = new Set((await db.select({ id: restores.id }).from(restores)).map(({ id }) => id));
  const all = readLines(await list.readUnknown(knownIds), now);
  const newRestores = [...all.values()].filter(({ id }) => !knownIds.has(id));
  if (newRestores.length === 0) return { restored: 0, unreadable: 0 };
  await db.transaction(async (transaction) => {
    for (const table of [session, verification, loginCodes]) await transaction.delete(table);
    await transaction.update(staff).set({ inviteHash: null, inviteUntil: null });
    for (const restore of newRestores) {
      await transaction.insert(restores).values({ ...restore, appliedAt: now });
      const actor = { kind: "system", name: "restore" } as const;
      const change = restore.reachedAt ? { to: restore.reachedAt.toISOString() } : {};
      await recordAction(transaction, { now, actor }, { action: "restored", change });
    }
  });
  return { restored: newRestores.length, unreadable: newRestores.filter(({ reachedAt }) => !reachedAt).length };
}

/** Restores by id. Identically damaged lines are distinguished by their number, so that each revokes access once. */
function readLines(lines: string[], now: Date): Map<string, KnownRestore> {
  const damaged = new Map<string, number>();
  const found = lines.map((text): KnownRestore => {
    const line = parseRestoreLine(text);
    if (line) return { ...line, at: new Date(line.at), reachedAt: new Date(line.reachedAt) };
    const count = (damaged.get(text) ?? 0) + 1;
    damaged.set(text, count);
    const id = createHash("sha256").update(`${count} ${text}`).digest("hex");
    return { id, at: now, reachedAt: null, gapFile: null };
  });
  return new Map(found.map((restore) => [restore.id, restore]));
}

function parseRestoreLine(text: string): z.infer<typeof RestoreLine> | null {
  try {
    return RestoreLine.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What the last restore lost and which revocations were repeated; null once the owner has read it. */
export async function findUnreadRestore(db: Db): Promise<RestoreSummary | null> {
  const [last] = await db
    .select()
    .from(restores)
    .where(isNull(restores.readAt))
    .orderBy(desc(isNotNull(restores.reachedAt)), desc(restores.at))
    .limit(1);
  if (!last) return null;
  const [repeated, erased] = await Promise.all([
    listReplayedRevocations(db, last.appliedAt),
    db.$count(erasures, gte(erasures.replayedAt, last.appliedAt)),
  ]);
  const { id, at, reachedAt, gapFile } = last;
  return {
    id,
    at: at.toISOString(),
    reachedAt: reachedAt?.toISOString() ?? null,
    hasGap: gapFile !== null,
    erased,
    ...repeated,
  };
}

async function listReplayedRevocations(db: Db, since: Date): Promise<Pick<RestoreSummary, "members" | "reports">> {
  const { subject, what, at, replayedAt } = revocations;
  const [members, ofReports] = await Promise.all([
    db
      .select({ name: sql<string>`coalesce(${user.username}, ${user.name})`, what, at })
      .from(revocations)
      .innerJoin(user, eq(user.id, subject))
      .where(gte(replayedAt, since))
      .orderBy(asc(at)),
    db
      .select({ bookingCode: bookings.code, bookingId: bookings.id, what, at })
      .from(revocations)
      .innerJoin(reports, eq(reports.fileKey, subject))
      .innerJoin(bookings, eq(bookings.id, reports.bookingId))
      .where(gte(replayedAt, since))
      .orderBy(asc(at)),
  ]);
  return {
    members: members.flatMap((row) => {
      const revocation = memberRevocations.find((name) => name === row.what);
      return revocation ? [{ ...row, what: revocation, at: row.at.toISOString() }] : [];
    }),
    reports: ofReports.flatMap((row) => {
      const revocation = reportRevocations.find((name) => name === row.what);
      return revocation ? [{ ...row, what: revocation, at: row.at.toISOString() }] : [];
    }),
  };
}

/** Records that the owner has read the restore's notice; idempotent. Throws `sign-in-needed`, `not-allowed`. */
export async function markRestoreRead(ctx: Context, id: string): Promise<void> {
  authorize(ctx.actor, "read-restore");
  const [read] = await ctx.db.select({ at: restores.at }).from(restores).where(eq(restores.id, id));
  if (!read) return;
  // The last restore's notice covers all earlier ones.
  const isCovered = and(lte(restores.at, read.at), isNull(restores.readAt));
  await ctx.db.update(restores).set({ readAt: ctx.now }).where(isCovered);
}
