import type { Actor } from "#core/access/actor.ts";
import { isIdle, shouldRecordUse, UNATTENDED_HEADER } from "#core/access/idle-lock.ts";
import { parseStaffRole } from "#core/access/policy.ts";
import { getSessionState } from "#core/access/session-state.ts";
import type { SignedInStaff } from "#platform/sessions/admin-sessions.server.ts";
import type { ApiDeps } from "./environment.ts";

type ResolveActorDeps = Pick<ApiDeps, "sessions" | "isSecondStepRequired" | "published" | "clock">;

/** Returns the actor of a request. A browser may have both sessions; the staff's comes first, because it sees more. */
export async function resolveActor(headers: Headers, deps: ResolveActorDeps): Promise<Actor> {
  const { sessions, isSecondStepRequired } = deps;
  const person = await sessions.admin.findSignedIn(headers);
  const role = parseStaffRole(person?.role);
  const state = person && role ? getSessionState({ ...person, role }, isSecondStepRequired) : null;
  if (person && role && state) {
    const kind = state === "admin" && (await isLocked(person, headers, deps)) ? "locked" : state;
    return { kind, id: person.id, name: person.name, role };
  }
  const phone = await sessions.patients.findPhone(headers);
  return phone === null ? { kind: "visitor" } : { kind: "patient", phone };
}

/** Whether a session has been idle for too long. If not, the call may count as use of it. */
async function isLocked(
  { sessionId, usedAt }: SignedInStaff,
  headers: Headers,
  deps: ResolveActorDeps,
): Promise<boolean> {
  const { idleLockMinutes } = deps.published();
  if (idleLockMinutes === 0) return false;
  const now = deps.clock();
  if (isIdle(usedAt, now, idleLockMinutes)) return true;
  const isAttended = !headers.has(UNATTENDED_HEADER);
  if (shouldRecordUse(usedAt, now, { isAttended })) await deps.sessions.admin.markUsed(sessionId, now);
  return false;
}
