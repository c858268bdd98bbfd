import type { Actor } from "#core/access/actor.ts";
import { isIdle, isUseKept, UNATTENDED } from "#core/access/idle.ts";
import { staffRoleOf } from "#core/access/policy.ts";
import { standingOf } from "#core/access/standing.ts";
import type { DeskPerson } from "#platform/sessions/desk-sessions.server.ts";
import type { ApiParts } from "./environment.ts";

type Parts = Pick<ApiParts, "sessions" | "isSecondStepForced" | "published" | "clock">;

/** A browser may hold both sessions: the desk's is asked first, because it may see what the patient's may. */
export async function actorOf(headers: Headers, parts: Parts): Promise<Actor> {
  const { sessions, isSecondStepForced } = parts;
  const person = await sessions.desk.whoIs(headers);
  const role = staffRoleOf(person?.role);
  const standing = person && role ? standingOf({ ...person, role }, isSecondStepForced) : null;
  if (person && role && standing) {
    const kind = standing === "admin" && (await isLocked(person, headers, parts)) ? "locked" : standing;
    return { kind, id: person.id, name: person.name, role };
  }
  const phone = await sessions.patients.phoneOf(headers);
  return phone === null ? { kind: "visitor" } : { kind: "patient", phone };
}

/** Whether a session was left alone for too long; if not, this call may be a use of it. */
async function isLocked({ sessionId, usedAt }: DeskPerson, headers: Headers, parts: Parts): Promise<boolean> {
  const { idleLockMinutes } = parts.published();
  if (idleLockMinutes === 0) return false;
  const now = parts.clock();
  if (isIdle(usedAt, now, idleLockMinutes)) return true;
  const isAttended = !headers.has(UNATTENDED);
  if (isUseKept(usedAt, now, { isAttended })) await parts.sessions.desk.markUsed(sessionId, now);
  return false;
}
