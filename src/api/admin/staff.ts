import type { OpenAPIHono } from "@hono/zod-openapi";
import { setCookies } from "#api/http/cookies.ts";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { listActions } from "#core/access/authorize.ts";
import { parseStaffRole } from "#core/access/policy.ts";
import { DomainError } from "#core/errors.ts";
import { isGuessablePassword } from "#core/lab/queries.server.ts";
import { hasOpenCash } from "#core/money/closings/open-cash.server.ts";
import { releaseVisits } from "#core/round/assign-visit.server.ts";
import { acceptInvite, findInvitee } from "#core/staff/accept-invite.server.ts";
import { toAccountEmail } from "#core/staff/contact.ts";
import { getStaffState } from "#core/staff/invitation.ts";
import { type InviteStaffResult, inviteStaff, reinviteStaff } from "#core/staff/invite-staff.server.ts";
import { resetSecondStep } from "#core/staff/manage-second-step.server.ts";
import { changeStaffRole, deactivateStaff, endStaffSession } from "#core/staff/manage-staff.server.ts";
import {
  hasActiveStaff,
  listStaff,
  listStaffSessions,
  type StaffRow,
  type StaffSessionRow,
} from "#core/staff/queries.server.ts";
import type { Invitation, StaffMember, StaffSession } from "#core/staff/schema.ts";
import {
  acceptInvitationRoute,
  changeRoleRoute,
  deactivateStaffRoute,
  endSessionRoute,
  findInvitationRoute,
  getLoginFormRoute,
  getOwnAccountRoute,
  inviteStaffRoute,
  listStaffRoute,
  reinviteStaffRoute,
  resetSecondStepRoute,
} from "./staff.routes.ts";

const noStore = { "cache-control": "no-store" };

/** Staff accounts, roles and sessions (decision 040). */
export function mountStaff(api: OpenAPIHono<ApiEnvironment>, deps: ApiDeps): void {
  const { sessions, hash, messaging, revocations } = deps;
  api.openapi(getOwnAccountRoute, async (c) => {
    const { actor } = c.var.ctx;
    if (actor.kind !== "admin") throw new DomainError("not-allowed", "staff-only");
    const tellsPatients = messaging.channels.whatsapp !== undefined;
    return c.json({ name: actor.name, role: actor.role, acts: listActions(actor.role), tellsPatients }, 200, noStore);
  });
  api.openapi(listStaffRoute, async (c) => {
    const { db, now, actor } = c.var.ctx;
    const [rows, open, own] = await Promise.all([
      listStaff(db),
      listStaffSessions(db, now),
      sessions.admin.findSessionId(c.req.raw.headers),
    ]);
    const sessionsOf = Map.groupBy(open, ({ userId }) => userId);
    const self = actor.kind === "admin" ? actor.id : "";
    const members = rows.map((row) => ({
      ...presentMember(row, now),
      isSelf: row.id === self,
      sessions: (sessionsOf.get(row.id) ?? []).map((session) => presentSession(session, own)),
    }));
    return c.json(members, 200, noStore);
  });
  api.openapi(inviteStaffRoute, async (c) =>
    c.json(presentInvitation(await inviteStaff({ ...c.var.ctx, hash }, c.req.valid("json"))), 201, noStore),
  );
  api.openapi(reinviteStaffRoute, async (c) => {
    const invited = await reinviteStaff({ ...c.var.ctx, hash }, c.req.valid("param").id, c.req.valid("json").role);
    return c.json(presentInvitation(invited), 200, noStore);
  });
  api.openapi(changeRoleRoute, async (c) => {
    const ctx = { ...c.var.ctx, revocations, hasOpenCash, releaseVisits };
    await changeStaffRole(ctx, c.req.valid("param").id, c.req.valid("json"));
    return c.body(null, 204);
  });
  api.openapi(deactivateStaffRoute, async (c) => {
    const ctx = { ...c.var.ctx, revocations, hasOpenCash, releaseVisits };
    await deactivateStaff(ctx, c.req.valid("param").id, c.req.valid("query"));
    return c.body(null, 204);
  });
  api.openapi(resetSecondStepRoute, async (c) => {
    await resetSecondStep({ ...c.var.ctx, revocations }, c.req.valid("param").id);
    return c.body(null, 204);
  });
  api.openapi(endSessionRoute, async (c) => {
    const { id, sessionId } = c.req.valid("param");
    await endStaffSession(c.var.ctx, id, sessionId);
    return c.body(null, 204);
  });
}

/** Calls before sign-in: which login form to show, and accepting an invitation. */
export function mountInvitation(api: OpenAPIHono<ApiEnvironment>, { sessions, hash, revocations }: ApiDeps): void {
  api.openapi(getLoginFormRoute, async (c) => {
    const isEnrolling = c.var.ctx.actor.kind === "enrolling";
    return c.json({ isEnrolling, asksWho: await hasActiveStaff(c.var.ctx.db) }, 200, noStore);
  });
  api.openapi(findInvitationRoute, async (c) =>
    c.json({ name: (await findInvitee({ ...c.var.ctx, hash }, c.req.valid("json").token)).name }, 200, noStore),
  );
  api.openapi(acceptInvitationRoute, async (c) => {
    const { token, password } = c.req.valid("json");
    const { ctx } = c.var;
    const { headers } = c.req.raw;
    const hashPassword = async (chosen: string) => {
      if (!(await isGuessablePassword(ctx.db, chosen))) return sessions.admin.hashPassword(chosen);
      throw new DomainError("rule-broken", "password-too-common", { field: "password" });
    };
    const email = toAccountEmail(await acceptInvite({ ...ctx, hash, hashPassword, revocations }, { token, password }));
    const result = await sessions.admin.signIn(password, headers, email);
    if (typeof result === "object") {
      setCookies(c, [...result.cookies, await sessions.knownBrowsers.remember(headers, email, ctx.now)]);
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
    role: parseStaffRole(role) ?? null,
    // The first owner was never invited, so there is no `invitedAt`.
    hasSecondStep: row.hasSecondStep,
    state: invitedAt ? getStaffState({ joinedAt, inviteUntil, switchedOffAt }, now) : "joined",
    invitedAt: invitedAt?.toISOString() ?? null,
    inviteUntil: inviteUntil?.toISOString() ?? null,
  };
}

function presentSession(row: StaffSessionRow, own: string | null): StaffSession {
  const { id, createdAt, updatedAt, userAgent } = row;
  const device = userAgent?.slice(0, 300) || null;
  return { id, since: createdAt.toISOString(), seenAt: updatedAt.toISOString(), device, isThis: id === own };
}

function presentInvitation({ id, token, until }: InviteStaffResult): Invitation {
  return { id, token, until: until.toISOString() };
}
