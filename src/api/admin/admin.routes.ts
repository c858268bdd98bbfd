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
      description: "What comes first: a code of the second step (POST /api/admin/session/code), or setting one up",
    }),
  })
  .openapi("SignedIn");

const StaffSignIn = z.object({
  /** Defaults to the owner. */
  who: z
    .string()
    .max(200, validationKey("text-too-long"))
    .optional()
    .meta({ description: "Phone or email of somebody of the staff; else the owner" }),
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
  summary: "The second step of signing in, within ten minutes after the password",
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
  summary: "Go on with a session that was left alone for too long",
  request: jsonBody(z.object({ password: z.string().max(200, validationKey("text-too-long")) })),
  responses: { 204: { description: "The session goes on" }, ...errorResponses(400, 401, 403, 422, 429) },
});

export const getSignedInStaffRoute = defineRoute("use-admin", {
  method: "get",
  path: "/admin/session",
  tags: ["admin"],
  summary: "Who is signed in to the admin area",
  responses: { 200: jsonResponse(StaffName, "The person"), ...errorResponses(401, 403) },
});

export const staffSignOutRoute = defineRoute("sign-out", {
  method: "delete",
  path: "/admin/session",
  tags: ["admin"],
  summary: "Sign out; the session ends on the server",
  responses: { 204: { description: "Signed out" } },
});

export const changePasswordRoute = defineRoute("change-password", {
  method: "put",
  path: "/admin/password",
  tags: ["admin"],
  summary: "Change the admin password; every other session ends",
  request: jsonBody(z.object({ present: z.string().max(200, validationKey("text-too-long")), next: StaffPassword })),
  responses: { 204: { description: "Changed" }, ...errorResponses(400, 401, 403, 422, 429) },
});

export const getAdminStatusRoute = defineRoute("use-admin", {
  method: "get",
  path: "/admin/status",
  tags: ["admin"],
  summary: "Whether anything has changed that staff see",
  responses: {
    200: jsonResponse(AdminStatus, "Asked again and again; lists are asked only when the tag is another"),
    ...errorResponses(401, 403),
  },
});

export const acknowledgeRestoreRoute = defineRoute("read-restore", {
  method: "post",
  path: "/admin/restores/{id}/reading",
  tags: ["admin"],
  summary: "Say that what a restore lost and brought back was read",
  request: {
    params: z.object({
      id: z
        .string()
        .max(64)
        .openapi({ param: { in: "path", name: "id" } }),
    }),
  },
  responses: { 204: { description: "It is shown no more" }, ...errorResponses(401, 403, 422) },
});

const PatientsQuery = z.object({
  search: searchQuery,
  familyOf: createIdSchema("query-patient")
    .optional()
    .openapi({ description: "This patient and all who share the phone" }),
  ...pageQuery,
});

export const listPatientsRoute = defineRoute("list-patients", {
  method: "get",
  path: "/patients",
  tags: ["admin"],
  summary: "Patients, newest first",
  request: { query: PatientsQuery },
  responses: {
    200: jsonResponse(z.array(ListedPatient), "One page; `Link: rel=next` leads on"),
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
  summary: "What visitors wrote, newest first",
  request: { query: InboxQuery },
  responses: {
    200: jsonResponse(z.array(InboundMessage), "One page; `Link: rel=next` leads on"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const markAnsweredRoute = defineRoute("manage-inbox", {
  method: "patch",
  path: "/contact-messages/{id}",
  tags: ["admin"],
  summary: "Mark a message as answered, or open it again",
  request: { params: idParams, ...jsonBody(MarkAnsweredRequest) },
  responses: {
    200: jsonResponse(InboundMessage, "The message as it is now"),
    ...errorResponses(400, 401, 403, 404, 422),
  },
});

export const listWaitlistRoute = defineRoute("manage-waitlist", {
  method: "get",
  path: "/waitlist",
  tags: ["admin"],
  summary: "Who waits for the lab to come, the last to join first",
  request: { query: z.object(pageQuery) },
  responses: {
    200: jsonResponse(z.array(WaitlistEntry), "One page; `Link: rel=next` leads on"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const removeFromWaitlistRoute = defineRoute("manage-waitlist", {
  method: "delete",
  path: "/waitlist/{id}",
  tags: ["admin"],
  summary: "Take a phone off the waitlist, once it was told",
  request: { params: idParams },
  responses: { 204: { description: "Taken off" }, ...errorResponses(400, 401, 403, 404) },
});

const PeriodQuery = z.object({ from: Day, to: Day }).superRefine(addPeriodIssue);

export const getAnalyticsRoute = defineRoute("read-analytics", {
  method: "get",
  path: "/figures",
  tags: ["admin"],
  summary: "What happened in a period, by the day of the visit",
  request: { query: PeriodQuery },
  responses: { 200: jsonResponse(Analytics, "The figures"), ...errorResponses(400, 401, 403, 422) },
});

export const exportBookingsRoute = defineRoute("export-bookings", {
  method: "post",
  path: "/bookings.csv",
  tags: ["admin"],
  summary: "A period's bookings for a spreadsheet; the audit log keeps that they were taken",
  request: { query: PeriodQuery },
  responses: {
    200: { description: "A file, read while it is sent", content: { "text/csv": { schema: z.string() } } },
    ...errorResponses(400, 401, 403, 422),
  },
});

const auditLogFilters = {
  person: z
    .string()
    .max(64)
    .optional()
    .meta({ description: "The account of somebody of the staff, `patients` or `system`" }),
  search: searchQuery.openapi({ description: "A booking's code, or a part of a patient's name or phone" }),
  action: z.enum(auditActionFilters, validationKey("query-audit-action")).optional(),
  day: Day.optional(),
};

export const listAuditLogRoute = defineRoute("read-audit-log", {
  method: "get",
  path: "/admin/audit-log",
  tags: ["admin"],
  summary: "Who did what and looked at whom, newest first",
  request: { query: z.object({ ...auditLogFilters, ...pageQuery }) },
  responses: {
    200: jsonResponse(z.array(AuditLogEntry), "One page; `Link: rel=next` leads on"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const exportAuditLogRoute = defineRoute("read-audit-log", {
  method: "post",
  path: "/admin/audit-log.csv",
  tags: ["admin"],
  summary: "The audit log for a spreadsheet; that it was taken is its newest line",
  request: { query: z.object(auditLogFilters) },
  responses: {
    200: { description: "A file, read while it is sent", content: { "text/csv": { schema: z.string() } } },
    ...errorResponses(400, 401, 403, 422),
  },
});
