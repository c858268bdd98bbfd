import type { OpenAPIHono } from "@hono/zod-openapi";
import { sendCookies } from "#api/gate/send-cookies.ts";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { actsOf } from "#core/access/may.ts";
import { staffRoleOf } from "#core/access/policy.ts";
import { isGuessedFirst } from "#core/lab/queries.server.ts";
import { Refusal } from "#core/refusal.ts";
import { acceptInvite, invitedBy } from "#core/staff/accept-invite.server.ts";
import { accountEmail } from "#core/staff/contact.ts";
import { stateOf } from "#core/staff/invitation.ts";
import { type Invited, inviteAgain, inviteStaff } from "#core/staff/invite-staff.server.ts";
import { resetSecondStep } from "#core/staff/keep-second-step.server.ts";
import { changeRole, endSession, switchOffStaff } from "#core/staff/keep-staff.server.ts";
import {
  everybodyOfStaff,
  hasStaff,
  type StaffRow,
  type StaffSessionRow,
  sessionsOfStaff,
} from "#core/staff/queries.server.ts";
import type { DeskSession, Invitation, StaffMember } from "#core/staff/schema.ts";
import {
  acceptRoute,
  endSessionRoute,
  gateRoute,
  inviteAgainRoute,
  invitedRoute,
  inviteRoute,
  meRoute,
  resetStepRoute,
  roleRoute,
  staffRoute,
  switchOffRoute,
} from "./staff-routes.ts";

const noStore = { "cache-control": "no-store" };

/** Who comes to the desk, and what they may do there (decision 040). */
export function mountStaff(api: OpenAPIHono<ApiEnvironment>, parts: ApiParts): void {
  const { sessions, hash, messaging, revocations } = parts;
  api.openapi(meRoute, async (c) => {
    const { actor } = c.var.ctx;
    if (actor.kind !== "admin") throw new Refusal("not-allowed", "staff-only");
    const tellsPatients = messaging.channels.whatsapp !== undefined;
    return c.json({ name: actor.name, role: actor.role, acts: actsOf(actor.role), tellsPatients }, 200, noStore);
  });
  api.openapi(staffRoute, async (c) => {
    const { db, now, actor } = c.var.ctx;
    const [rows, open, own] = await Promise.all([
      everybodyOfStaff(db),
      sessionsOfStaff(db, now),
      sessions.desk.sessionOf(c.req.raw.headers),
    ]);
    const sessionsOf = Map.groupBy(open, ({ userId }) => userId);
    const self = actor.kind === "admin" ? actor.id : "";
    const told = rows.map((row) => ({
      ...presentMember(row, now),
      isSelf: row.id === self,
      sessions: (sessionsOf.get(row.id) ?? []).map((session) => presentSession(session, own)),
    }));
    return c.json(told, 200, noStore);
  });
  api.openapi(inviteRoute, async (c) =>
    c.json(presentInvited(await inviteStaff({ ...c.var.ctx, hash }, c.req.valid("json"))), 201, noStore),
  );
  api.openapi(inviteAgainRoute, async (c) => {
    const invited = await inviteAgain({ ...c.var.ctx, hash }, c.req.valid("param").id, c.req.valid("json").role);
    return c.json(presentInvited(invited), 200, noStore);
  });
  api.openapi(roleRoute, async (c) => {
    await changeRole({ ...c.var.ctx, revocations }, c.req.valid("param").id, c.req.valid("json").role);
    return c.body(null, 204);
  });
  api.openapi(switchOffRoute, async (c) => {
    await switchOffStaff({ ...c.var.ctx, revocations }, c.req.valid("param").id);
    return c.body(null, 204);
  });
  api.openapi(resetStepRoute, async (c) => {
    await resetSecondStep({ ...c.var.ctx, revocations }, c.req.valid("param").id);
    return c.body(null, 204);
  });
  api.openapi(endSessionRoute, async (c) => {
    const { id, sessionId } = c.req.valid("param");
    await endSession(c.var.ctx, id, sessionId);
    return c.body(null, 204);
  });
}

/** What is asked before anybody is known: how one signs in, and the way in for whom the owner has asked. */
export function mountInvitation(api: OpenAPIHono<ApiEnvironment>, { sessions, hash, revocations }: ApiParts): void {
  api.openapi(gateRoute, async (c) => {
    const isEnrolling = c.var.ctx.actor.kind === "enrolling";
    return c.json({ isEnrolling, asksWho: await hasStaff(c.var.ctx.db) }, 200, noStore);
  });
  api.openapi(invitedRoute, async (c) =>
    c.json({ name: (await invitedBy({ ...c.var.ctx, hash }, c.req.valid("json").token)).name }, 200, noStore),
  );
  api.openapi(acceptRoute, async (c) => {
    const { token, password } = c.req.valid("json");
    const { ctx } = c.var;
    const { headers } = c.req.raw;
    const hashPassword = async (chosen: string) => {
      if (!(await isGuessedFirst(ctx.db, chosen))) return sessions.desk.hashPassword(chosen);
      throw new Refusal("rule-broken", "password-guessed-first", { at: "password" });
    };
    const email = accountEmail(await acceptInvite({ ...ctx, hash, hashPassword, revocations }, { token, password }));
    const tried = await sessions.desk.signIn(password, headers, email);
    if (typeof tried === "object") {
      sendCookies(c, [...tried.cookies, await sessions.browsers.remember(headers, email, ctx.now)]);
    }
    return c.body(null, 204);
  });
}

function presentMember(row: StaffRow, now: Date): Omit<StaffMember, "isSelf" | "sessions"> {
  const { id, name, role, contact, invitedAt, inviteUntil, joinedAt, switchedOffAt } = row;
  return {
    id,
    name,
    contact,
    role: staffRoleOf(role) ?? null,
    // The owner of the gate's password was never asked.
    hasSecondStep: row.hasSecondStep,
    state: invitedAt ? stateOf({ joinedAt, inviteUntil, switchedOffAt }, now) : "joined",
    invitedAt: invitedAt?.toISOString() ?? null,
    inviteUntil: inviteUntil?.toISOString() ?? null,
  };
}

function presentSession(row: StaffSessionRow, own: string | null): DeskSession {
  const { id, createdAt, updatedAt, userAgent } = row;
  const device = userAgent?.slice(0, 300) || null;
  return { id, since: createdAt.toISOString(), seenAt: updatedAt.toISOString(), device, isThis: id === own };
}

function presentInvited({ id, token, until }: Invited): Invitation {
  return { id, token, until: until.toISOString() };
}
