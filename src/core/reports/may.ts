import type { Actor } from "#core/actor.ts";
import { requireDesk, requireOwner } from "#core/bookings/may.ts";
import { Refusal } from "#core/refusal.ts";
import { reportSentences } from "./sentences.ts";

type Seen = { releasedAt: Date | null; replacedAt: Date | null };

/** A visitor is asked to sign in before anything is looked up, so that numbers cannot be probed. */
export function requireSignedIn(actor: Actor): void {
  if (actor.kind === "visitor") requireDesk(actor);
}

/** The report, if the actor may read it: to the booking's phone, one that is not released is as if it were not there. */
export function requireReadable<R extends Seen>(actor: Actor, phone: string, report: R | undefined): R {
  requireOwner(actor, phone);
  if (!report || !maySee(actor, report)) throw new Refusal("not-found", reportSentences.none);
  return report;
}

/** The desk sees every report of a booking, its phone the released one that counts. */
export function maySee(actor: Actor, report: Seen): boolean {
  if (actor.kind === "admin" || actor.kind === "system") return true;
  return actor.kind === "patient" && report.releasedAt !== null && report.replacedAt === null;
}
