import { z } from "@hono/zod-openapi";
import { createIdSchema, errorResponses, idParams, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { pageQuery, searchQuery } from "#api/http/pagination.ts";
import { defineRoute } from "#api/http/route.ts";
import { auditActionFilters } from "#core/admin/audit-log-filters.ts";
import { AuditLogEntry } from "#core/admin/audit-log-schema.ts";
import { ListedPatient } from "#core/admin/patients/schema.ts";
import { AdminStatus } from "#core/admin/schema.ts";
import { Analytics, addPeriodIssue } from "#core/analytics/schema.ts";
import { validationKey } from "#core/i18n/validation.ts";
import { StaffPassword } from "#core/lab/staff-password.ts";
import { InboundMessage, MarkAnsweredRequest } from "#core/messages/contact-message.ts";
import { Day } from "#core/slots/schema.ts";
import { WaitlistEntry } from "#core/waitlist/schema.ts";

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

export const getAdminStatusRoute = defineRoute("use-admin", {
  method: "get",
  path: "/admin/status",
  tags: ["admin"],
  summary: "Get warnings, counts, and a tag that changes with the data shown to staff",
  responses: {
    200: jsonResponse(AdminStatus, "Made for polling; fetch the lists again when the tag changes"),
    ...errorResponses(401, 403),
  },
});

export const acknowledgeRestoreRoute = defineRoute("read-restore", {
  method: "post",
  path: "/admin/restores/{id}/reading",
  tags: ["admin"],
  summary: "Mark the notice of the last restore as read",
  request: {
    params: z.object({
      id: z
        .string()
        .max(64)
        .openapi({ param: { in: "path", name: "id" } }),
    }),
  },
  responses: { 204: { description: "The notice is hidden" }, ...errorResponses(401, 403, 422) },
});

const PatientsQuery = z.object({
  search: searchQuery,
  familyOf: createIdSchema("query-patient")
    .optional()
    .openapi({ description: "Only this patient and patients with the same phone" }),
  ...pageQuery,
});

export const listPatientsRoute = defineRoute("list-patients", {
  method: "get",
  path: "/patients",
  tags: ["admin"],
  summary: "List patients, newest first",
  request: { query: PatientsQuery },
  responses: {
    200: jsonResponse(z.array(ListedPatient), "One page; `Link: rel=next` is the next page"),
    ...errorResponses(400, 401, 403, 422),
  },
});

const InboxQuery = z.object({
  answered: z
    .enum(["true", "false"], validationKey("query-answered"))
    .transform((word) => word === "true")
    .optional(),
  ...pageQuery,
});

export const listContactMessagesRoute = defineRoute("manage-inbox", {
  method: "get",
  path: "/contact-messages",
  tags: ["admin"],
  summary: "List messages from visitors, newest first",
  request: { query: InboxQuery },
  responses: {
    200: jsonResponse(z.array(InboundMessage), "One page; `Link: rel=next` is the next page"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const markAnsweredRoute = defineRoute("manage-inbox", {
  method: "patch",
  path: "/contact-messages/{id}",
  tags: ["admin"],
  summary: "Mark a message as answered, or reopen it",
  request: { params: idParams, ...jsonBody(MarkAnsweredRequest) },
  responses: {
    200: jsonResponse(InboundMessage, "The updated message"),
    ...errorResponses(400, 401, 403, 404, 422),
  },
});

export const listWaitlistRoute = defineRoute("manage-waitlist", {
  method: "get",
  path: "/waitlist",
  tags: ["admin"],
  summary: "List the waitlist for the lab's service area, newest first",
  request: { query: z.object(pageQuery) },
  responses: {
    200: jsonResponse(z.array(WaitlistEntry), "One page; `Link: rel=next` is the next page"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const removeFromWaitlistRoute = defineRoute("manage-waitlist", {
  method: "delete",
  path: "/waitlist/{id}",
  tags: ["admin"],
  summary: "Remove a phone from the waitlist, once it was notified",
  request: { params: idParams },
  responses: { 204: { description: "Removed" }, ...errorResponses(400, 401, 403, 404) },
});

export const PeriodQuery = z.object({ from: Day, to: Day }).superRefine(addPeriodIssue);

export const getAnalyticsRoute = defineRoute("read-analytics", {
  method: "get",
  path: "/figures",
  tags: ["admin"],
  summary: "Get the analytics of a period, by the day of the visit",
  request: { query: PeriodQuery },
  responses: { 200: jsonResponse(Analytics, "The analytics"), ...errorResponses(400, 401, 403, 422) },
});

export const exportBookingsRoute = defineRoute("export-bookings", {
  method: "post",
  path: "/bookings.csv",
  tags: ["admin"],
  summary: "Export a period's bookings as CSV; the export is recorded in the audit log",
  request: { query: PeriodQuery },
  responses: {
    200: { description: "A CSV file, streamed", content: { "text/csv": { schema: z.string() } } },
    ...errorResponses(400, 401, 403, 422),
  },
});

const auditLogFilters = {
  person: z.string().max(64).optional().meta({ description: "The account of a staff member, `patients` or `system`" }),
  search: searchQuery.openapi({ description: "A booking code, or a part of a patient's name or phone" }),
  action: z.enum(auditActionFilters, validationKey("query-audit-action")).optional(),
  day: Day.optional(),
};

export const listAuditLogRoute = defineRoute("read-audit-log", {
  method: "get",
  path: "/admin/audit-log",
  tags: ["admin"],
  summary: "List the audit log, newest first",
  request: { query: z.object({ ...auditLogFilters, ...pageQuery }) },
  responses: {
    200: jsonResponse(z.array(AuditLogEntry), "One page; `Link: rel=next` is the next page"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const exportAuditLogRoute = defineRoute("read-audit-log", {
  method: "post",
  path: "/admin/audit-log.csv",
  tags: ["admin"],
  summary: "Export the audit log as CSV; the export is its newest entry",
  request: { query: z.object(auditLogFilters) },
  responses: {
    200: { description: "A CSV file, streamed", content: { "text/csv": { schema: z.string() } } },
    ...errorResponses(400, 401, 403, 422),
  },
});
