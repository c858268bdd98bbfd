import { z } from "@hono/zod-openapi";
import { errorResponses, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { validationKey } from "#core/i18n/validation.ts";
import { StaffPassword } from "#core/lab/staff-password.ts";

/* Calls about the staff's own session: password, second-step code, unlocking, signing out, another password. */

const StaffName = z.object({ name: z.string() }).openapi("Staff");

const StaffSignedIn = z
  .object({
    ...StaffName.shape,
    next: z.enum(["code", "set-up"]).optional().meta({
      description: "The next step: enter a second-step code (POST /api/admin/session/code), or set up a second step",
    }),
  })
  .openapi("SignedIn");

const StaffSignIn = z.object({
  /** Defaults to the owner. */
  who: z
    .string()
    .max(200, validationKey("text-too-long"))
    .optional()
    .meta({ description: "Phone or email of a staff member; the owner if omitted" }),
  password: z.string().max(200, validationKey("text-too-long")),
});

export const staffSignInRoute = defineRoute("sign-in", {
  method: "post",
  path: "/admin/session",
  tags: ["admin"],
  summary: "Sign in to the admin area",
  request: jsonBody(StaffSignIn),
  responses: {
    200: jsonResponse(StaffSignedIn, "Signed in; the session is in an HttpOnly cookie"),
    ...errorResponses(400, 401, 422, 429),
  },
});

export const verifyCodeRoute = defineRoute("sign-in", {
  method: "post",
  path: "/admin/session/code",
  tags: ["admin"],
  summary: "Enter the second-step code, within ten minutes after the password",
  request: jsonBody(z.object({ code: z.string().max(40, validationKey("text-too-long")) })),
  responses: {
    200: jsonResponse(StaffName, "Signed in; the session is in an HttpOnly cookie"),
    ...errorResponses(400, 401, 422, 429),
  },
});

export const unlockSessionRoute = defineRoute("unlock-session", {
  method: "post",
  path: "/admin/session/unlocking",
  tags: ["admin"],
  summary: "Unlock a session that was locked while idle",
  request: jsonBody(z.object({ password: z.string().max(200, validationKey("text-too-long")) })),
  responses: { 204: { description: "The session is unlocked" }, ...errorResponses(400, 401, 403, 422, 429) },
});

export const getSignedInStaffRoute = defineRoute("use-admin", {
  method: "get",
  path: "/admin/session",
  tags: ["admin"],
  summary: "Get the signed-in staff member",
  responses: { 200: jsonResponse(StaffName, "The staff member"), ...errorResponses(401, 403) },
});

export const staffSignOutRoute = defineRoute("sign-out", {
  method: "delete",
  path: "/admin/session",
  tags: ["admin"],
  summary: "Sign out and end the session on the server",
  responses: { 204: { description: "Signed out" } },
});

export const changePasswordRoute = defineRoute("change-password", {
  method: "put",
  path: "/admin/password",
  tags: ["admin"],
  summary: "Change the admin password and end all other sessions",
  request: jsonBody(z.object({ present: z.string().max(200, validationKey("text-too-long")), next: StaffPassword })),
  responses: { 204: { description: "Changed" }, ...errorResponses(400, 401, 403, 422, 429) },
});
