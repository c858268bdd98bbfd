import { z } from "@hono/zod-openapi";
import { body, json, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { staffRoles } from "#core/access/policy.ts";
import { DeskPassword } from "#core/lab/desk-password.ts";
import { Invitation, NewStaff, StaffMember, StaffRoleChange } from "#core/staff/schema.ts";

const tags = ["desk"];

/** The account's own, as the sign-in library makes it. */
const key = (name: string) =>
  z
    .string()
    .max(64)
    .openapi({ param: { in: "path", name } });
const member = z.object({ id: key("id") });

const Me = z.object({
  name: z.string(),
  role: z.enum(staffRoles),
  acts: z.array(z.string()).meta({ description: "What the role may do, at least with what belongs to the lab's day" }),
  tellsPatients: z.boolean().meta({ description: "Whether WhatsApp is set up: without it no patient hears of an act" }),
});

const Gate = z.object({
  isEnrolling: z.boolean().meta({
    description: "Whether the session that asks has to set up its second step, for which the password is asked",
  }),
  asksWho: z.boolean().meta({ description: "Whether anybody but the owner of the desk's password can sign in" }),
});

const token = z.string().min(1).max(200).meta({ description: "The last part of the invitation's link" });

export const gateRoute = route("sign-in", {
  method: "get",
  path: "/admin/gate",
  tags,
  summary: "What the desk's gate asks for",
  responses: { 200: json(Gate, "The gate") },
});

export const meRoute = route("be-at-desk", {
  method: "get",
  path: "/admin/me",
  tags,
  summary: "What whoever is signed in at the desk may do there, and whether patients hear of it",
  responses: { 200: json(Me, "The person"), ...refusals(401, 403) },
});

export const staffRoute = route("keep-staff", {
  method: "get",
  path: "/admin/staff",
  tags,
  summary: "Who may enter the desk, was asked to, or may not any more, with their sessions",
  responses: { 200: json(z.array(StaffMember), "The owner of the desk's password first"), ...refusals(401, 403) },
});

export const inviteRoute = route("keep-staff", {
  method: "post",
  path: "/admin/staff",
  tags,
  summary: "Ask somebody to the desk",
  request: body(NewStaff),
  responses: { 201: json(Invitation, "What the invitation's link ends in"), ...refusals(400, 401, 403, 422) },
});

export const inviteAgainRoute = route("keep-staff", {
  method: "post",
  path: "/admin/staff/{id}/invitation",
  tags,
  summary: "Ask the same person again; the link before opens nothing any more",
  request: { params: member, ...body(StaffRoleChange) },
  responses: { 200: json(Invitation, "What the new link ends in"), ...refusals(400, 401, 403, 404, 422) },
});

export const roleRoute = route("keep-staff", {
  method: "patch",
  path: "/admin/staff/{id}",
  tags,
  summary: "Give somebody another role, from their next call on",
  request: { params: member, ...body(StaffRoleChange) },
  responses: { 204: { description: "Changed" }, ...refusals(400, 401, 403, 404, 422) },
});

export const switchOffRoute = route("keep-staff", {
  method: "delete",
  path: "/admin/staff/{id}",
  tags,
  summary: "Let somebody in no more: password and sessions end at once",
  request: { params: member },
  responses: { 204: { description: "Switched off" }, ...refusals(401, 403, 404, 422) },
});

export const resetStepRoute = route("keep-staff", {
  method: "delete",
  path: "/admin/staff/{id}/second-step",
  tags,
  summary: "Take away the second step of somebody whose phone is lost; their sessions end",
  request: { params: member },
  responses: { 204: { description: "Taken away" }, ...refusals(401, 403, 404, 422) },
});

export const endSessionRoute = route("keep-staff", {
  method: "delete",
  path: "/admin/staff/{id}/sessions/{sessionId}",
  tags,
  summary: "End one session of somebody",
  request: { params: member.extend({ sessionId: key("sessionId") }) },
  responses: { 204: { description: "Ended" }, ...refusals(401, 403, 404) },
});

export const invitedRoute = route("sign-in", {
  method: "post",
  path: "/admin/invitation",
  tags,
  summary: "Whom an invitation asks",
  request: body(z.object({ token })),
  responses: { 200: json(z.object({ name: z.string() }), "The invitation stands"), ...refusals(400, 422) },
});

export const acceptRoute = route("sign-in", {
  method: "post",
  path: "/admin/invitation/acceptance",
  tags,
  summary: "Choose one's own password; the link is used up, and the session is in an HttpOnly cookie",
  request: body(z.object({ token, password: DeskPassword })),
  responses: { 204: { description: "Signed in" }, ...refusals(400, 422, 429) },
});
