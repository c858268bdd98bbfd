import type { Actor } from "#core/access/actor.ts";
import { may, requireMay } from "#core/access/may.ts";
import { isErased } from "#core/patients/erased.ts";
import { Refusal } from "#core/refusal.ts";

type Seen = { releasedAt: Date | null; replacedAt: Date | null };

/** Who keeps reports sees every one of a booking, its phone and the rest of the desk the released one that counts. */
export function maySee(actor: Actor, report: Seen): boolean {
  if (may(actor, "keep-reports")) return true;
  if (actor.kind !== "patient" && !may(actor, "read-reports", "")) return false;
  return isOpenToPatient(report);
}

/** The released one that counts; what was taken back is released no more. */
export function isOpenToPatient({ releasedAt, replacedAt }: Seen): boolean {
  return releasedAt !== null && replacedAt === null;
}

/** The reports of somebody who was erased are kept for the law: whoever may open such records opens them. */
export function requireOpenable(actor: Actor, booking: { phone: string }): void {
  if (isErased(booking)) requireMay(actor, "open-kept-records");
}

/** The report, if the actor may see it; to the patient one that is not released is as if it were not there. */
export function requireVisible<R extends Seen>(actor: Actor, report: R | undefined): R {
  if (!report || !maySee(actor, report)) throw new Refusal("not-found", "report-none");
  return report;
}
