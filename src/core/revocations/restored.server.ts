import { createHash } from "node:crypto";
import { and, asc, desc, eq, gte, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { z } from "zod";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { session, user, verification } from "#db/schema/accounts.ts";
import { bookings, erasures } from "#db/schema/bookings.ts";
import { loginCodes } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";
import { restores, revocations } from "#db/schema/restores.ts";
import { staff } from "#db/schema/staff.ts";
import type { KeptLines } from "#platform/files/kept-lines.server.ts";
import { memberRevocations, reportRevocations } from "./revocation-kinds.ts";
import type { RestoreNews } from "./schema.ts";

const RestoreLine = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  reachedAt: z.iso.datetime(),
  gapFile: z.string().nullable(),
});

/** A restore as its line tells it; of a line that cannot be read nothing is known but that it was written. */
type KnownRestore = { id: string; at: Date; reachedAt: Date | null; gapFile: string | null };

/**
 * Ends what a restored copy of the database would let in without a password: every session, half-done sign-in, login code and
 * open invitation. Runs at the first start after a restore, before anybody is let in. A line that cannot be read counts as a
 * restore, once. Returns how many restores were new, and how many of their lines could not be read.
 */
export async function endAccessAfterRestore(
  { db, now }: Pick<Context, "db" | "now">,
  list: KeptLines,
): Promise<{ restored: number; unreadable: number }> {
  const known = new Set((await db.select({ id: restores.id }).from(restores)).map(({ id }) => id));
  const all = readLines(await list.others(known), now);
  const fresh = [...all.values()].filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return { restored: 0, unreadable: 0 };
  await db.transaction(async (transaction) => {
    for (const table of [session, verification, loginCodes]) await transaction.delete(table);
    await transaction.update(staff).set({ inviteHash: null, inviteUntil: null });
    for (const restore of fresh) {
      await transaction.insert(restores).values({ ...restore, appliedAt: now });
      const actor = { kind: "system", name: "restore" } as const;
      const change = restore.reachedAt ? { to: restore.reachedAt.toISOString() } : {};
      await recordAction(transaction, { now, actor }, { action: "restored", change });
    }
  });
  return { restored: fresh.length, unreadable: fresh.filter(({ reachedAt }) => !reachedAt).length };
}

/** The restores by their ids. Lines damaged alike are told apart by their number, so that each ends access once. */
function readLines(lines: string[], now: Date): Map<string, KnownRestore> {
  const damaged = new Map<string, number>();
  const found = lines.map((text): KnownRestore => {
    const line = readLine(text);
    if (line) return { ...line, at: new Date(line.at), reachedAt: new Date(line.reachedAt) };
    const count = (damaged.get(text) ?? 0) + 1;
    damaged.set(text, count);
    const id = createHash("sha256").update(`${count} ${text}`).digest("hex");
    return { id, at: now, reachedAt: null, gapFile: null };
  });
  return new Map(found.map((restore) => [restore.id, restore]));
}

function readLine(text: string): z.infer<typeof RestoreLine> | null {
  try {
    return RestoreLine.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What the last restore lost and what was revoked again after it; null once the owner has read it. */
export async function restoreToRead(db: Db): Promise<RestoreNews | null> {
  const [last] = await db
    .select()
    .from(restores)
    .where(isNull(restores.readAt))
    .orderBy(desc(isNotNull(restores.reachedAt)), desc(restores.at))
    .limit(1);
  if (!last) return null;
  const [taken, erased] = await Promise.all([
    takenAway(db, last.appliedAt),
    db.$count(erasures, gte(erasures.replayedAt, last.appliedAt)),
  ]);
  const { id, at, reachedAt, gapFile } = last;
  return {
    id,
    at: at.toISOString(),
    reachedAt: reachedAt?.toISOString() ?? null,
    hasGap: gapFile !== null,
    erased,
    ...taken,
  };
}

async function takenAway(db: Db, since: Date): Promise<Pick<RestoreNews, "members" | "reports">> {
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
      const known = memberRevocations.find((name) => name === row.what);
      return known ? [{ ...row, what: known, at: row.at.toISOString() }] : [];
    }),
    reports: ofReports.flatMap((row) => {
      const known = reportRevocations.find((name) => name === row.what);
      return known ? [{ ...row, what: known, at: row.at.toISOString() }] : [];
    }),
  };
}

/** Records that the owner has read the restore's notice; a repeat changes nothing. Refuses: sign-in-needed, not-allowed. */
export async function readRestore(ctx: Context, id: string): Promise<void> {
  requireMay(ctx.actor, "read-restore");
  const [read] = await ctx.db.select({ at: restores.at }).from(restores).where(eq(restores.id, id));
  if (!read) return;
  // Of several the last one tells all.
  const isSaid = and(lte(restores.at, read.at), isNull(restores.readAt));
  await ctx.db.update(restores).set({ readAt: ctx.now }).where(isSaid);
}
