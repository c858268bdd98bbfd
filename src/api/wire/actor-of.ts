import type { Actor } from "#core/access/actor.ts";
import { staffRoleOf } from "#core/access/policy.ts";
import { standingOf } from "#core/access/standing.ts";
import type { ApiParts } from "./environment.ts";

/** A browser may hold both sessions: the desk's is asked first, because it may see what the patient's may. */
export async function actorOf(
  headers: Headers,
  { sessions, isSecondStepForced }: Pick<ApiParts, "sessions" | "isSecondStepForced">,
): Promise<Actor> {
  const person = await sessions.desk.whoIs(headers);
  const role = staffRoleOf(person?.role);
  const kind = person && role ? standingOf({ ...person, role }, isSecondStepForced) : null;
  if (person && role && kind) return { kind, id: person.id, name: person.name, role };
  const phone = await sessions.patients.phoneOf(headers);
  return phone === null ? { kind: "visitor" } : { kind: "patient", phone };
}
