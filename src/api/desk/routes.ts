import { z } from "@hono/zod-openapi";
import { body, idInAddress, json, numberedPath, refusals } from "#api/wire/openapi.ts";
import { pageQuery, searchQuery } from "#api/wire/page-of-list.ts";
import { route } from "#api/wire/route.ts";
import { ListedPatient } from "#core/desk/patients/schema.ts";
import { DeskNews } from "#core/desk/schema.ts";
import { trailKinds } from "#core/desk/trail/kinds.ts";
import { TrailLine } from "#core/desk/trail/schema.ts";
import { Figures, refusePeriod } from "#core/figures/schema.ts";
import { DeskPassword } from "#core/lab/desk-password.ts";
import { AnsweredMark, ReceivedMessage } from "#core/messages/contact.ts";
import { Day } from "#core/slots/schema.ts";
import { WaitlistEntry } from "#core/waitlist/schema.ts";
import { writtenSentences } from "#core/written.ts";

const Staff = z.object({ name: z.string() }).openapi("Staff");

const SignedIn = z
  .object({
    ...Staff.shape,
    next: z.enum(["code", "set-up"]).optional().meta({
      description: "What comes first: a code of the second step (POST /api/admin/session/code), or setting one up",
    }),
  })
  .openapi("SignedIn");

const SignIn = z.object({
  /** Without it the owner is meant. */
  who: z
    .string()
    .max(200, writtenSentences.tooLong)
    .optional()
    .meta({ description: "Phone or email of somebody of the staff; else the owner" }),
  password: z.string().max(200, writtenSentences.tooLong),
});

export const signInRoute = route("sign-in", {
  method: "post",
  path: "/admin/session",
  tags: ["desk"],
  summary: "Sign in at the desk",
  request: body(SignIn),
  responses: {
    200: json(SignedIn, "Signed in; the session is in an HttpOnly cookie"),
    ...refusals(400, 401, 422, 429),
  },
});

export const codeRoute = route("sign-in", {
  method: "post",
  path: "/admin/session/code",
  tags: ["desk"],
  summary: "The second step of signing in, within ten minutes after the password",
  request: body(z.object({ code: z.string().max(40, writtenSentences.tooLong) })),
  responses: { 200: json(Staff, "Signed in; the session is in an HttpOnly cookie"), ...refusals(400, 401, 422, 429) },
});

export const unlockRoute = route("unlock-desk", {
  method: "post",
  path: "/admin/session/unlocking",
  tags: ["desk"],
  summary: "Go on with a session that was left alone for too long",
  request: body(z.object({ password: z.string().max(200, writtenSentences.tooLong) })),
  responses: { 204: { description: "The session goes on" }, ...refusals(400, 401, 403, 422, 429) },
});

export const whoRoute = route("be-at-desk", {
  method: "get",
  path: "/admin/session",
  tags: ["desk"],
  summary: "Who is signed in at the desk",
  responses: { 200: json(Staff, "The person"), ...refusals(401, 403) },
});

export const signOutRoute = route("sign-out", {
  method: "delete",
  path: "/admin/session",
  tags: ["desk"],
  summary: "Sign out; the session ends on the server",
  responses: { 204: { description: "Signed out" } },
});

export const passwordRoute = route("change-desk-password", {
  method: "put",
  path: "/admin/password",
  tags: ["desk"],
  summary: "Change the desk's password; every other session ends",
  request: body(z.object({ present: z.string().max(200, writtenSentences.tooLong), next: DeskPassword })),
  responses: { 204: { description: "Changed" }, ...refusals(400, 401, 403, 422, 429) },
});

export const newsRoute = route("be-at-desk", {
  method: "get",
  path: "/admin/news",
  tags: ["desk"],
  summary: "Whether anything has changed that the desk shows",
  responses: {
    200: json(DeskNews, "Asked again and again; lists are asked only when the tag is another"),
    ...refusals(401, 403),
  },
});

export const readRestoreRoute = route("read-restore", {
  method: "post",
  path: "/admin/restores/{id}/reading",
  tags: ["desk"],
  summary: "Say that what a restore lost and brought back was read",
  request: {
    params: z.object({
      id: z
        .string()
        .max(64)
        .openapi({ param: { in: "path", name: "id" } }),
    }),
  },
  responses: { 204: { description: "It is shown no more" }, ...refusals(401, 403, 422) },
});

const PatientsQuery = z.object({
  search: searchQuery,
  familyOf: idInAddress("The patient's number is not valid.")
    .optional()
    .openapi({ description: "This patient and all who share the phone" }),
  ...pageQuery,
});

export const patientsRoute = route("list-patients", {
  method: "get",
  path: "/patients",
  tags: ["desk"],
  summary: "Patients, newest first",
  request: { query: PatientsQuery },
  responses: {
    200: json(z.array(ListedPatient), "One page; `Link: rel=next` leads on"),
    ...refusals(400, 401, 403, 422),
  },
});

const InboxQuery = z.object({
  answered: z
    .enum(["true", "false"], "Please ask for answered=true or answered=false.")
    .transform((word) => word === "true")
    .optional(),
  ...pageQuery,
});

export const inboxRoute = route("keep-inbox", {
  method: "get",
  path: "/contact-messages",
  tags: ["desk"],
  summary: "What visitors wrote, newest first",
  request: { query: InboxQuery },
  responses: {
    200: json(z.array(ReceivedMessage), "One page; `Link: rel=next` leads on"),
    ...refusals(400, 401, 403, 422),
  },
});

export const markRoute = route("keep-inbox", {
  method: "patch",
  path: "/contact-messages/{id}",
  tags: ["desk"],
  summary: "Mark a message as answered, or open it again",
  request: { params: numberedPath, ...body(AnsweredMark) },
  responses: { 200: json(ReceivedMessage, "The message as it is now"), ...refusals(400, 401, 403, 404, 422) },
});

export const waitlistRoute = route("keep-waitlist", {
  method: "get",
  path: "/waitlist",
  tags: ["desk"],
  summary: "Who waits for the lab to come, the last to join first",
  request: { query: z.object(pageQuery) },
  responses: {
    200: json(z.array(WaitlistEntry), "One page; `Link: rel=next` leads on"),
    ...refusals(400, 401, 403, 422),
  },
});

export const leaveWaitlistRoute = route("keep-waitlist", {
  method: "delete",
  path: "/waitlist/{id}",
  tags: ["desk"],
  summary: "Take a phone off the waitlist, once it was told",
  request: { params: numberedPath },
  responses: { 204: { description: "Taken off" }, ...refusals(400, 401, 403, 404) },
});

const PeriodQuery = z.object({ from: Day, to: Day }).superRefine(refusePeriod);

export const figuresRoute = route("read-figures", {
  method: "get",
  path: "/figures",
  tags: ["desk"],
  summary: "What happened in a period, by the day of the visit",
  request: { query: PeriodQuery },
  responses: { 200: json(Figures, "The figures"), ...refusals(400, 401, 403, 422) },
});

export const exportRoute = route("export-bookings", {
  method: "post",
  path: "/bookings.csv",
  tags: ["desk"],
  summary: "A period's bookings for a spreadsheet; the trail keeps that they were taken",
  request: { query: PeriodQuery },
  responses: {
    200: { description: "A file, read while it is sent", content: { "text/csv": { schema: z.string() } } },
    ...refusals(400, 401, 403, 422),
  },
});

const trailFilters = {
  person: z
    .string()
    .max(64)
    .optional()
    .meta({ description: "The account of somebody of the staff, `patients` or `system`" }),
  search: searchQuery.openapi({ description: "A booking's code, or a part of a patient's name or phone" }),
  action: z.enum(trailKinds, "Please choose one of the acts.").optional(),
  day: Day.optional(),
};

export const wholeTrailRoute = route("read-trail", {
  method: "get",
  path: "/admin/trail",
  tags: ["desk"],
  summary: "Who did what and looked at whom, newest first",
  request: { query: z.object({ ...trailFilters, ...pageQuery }) },
  responses: {
    200: json(z.array(TrailLine), "One page; `Link: rel=next` leads on"),
    ...refusals(400, 401, 403, 422),
  },
});

export const trailExportRoute = route("read-trail", {
  method: "post",
  path: "/admin/trail.csv",
  tags: ["desk"],
  summary: "The trail for a spreadsheet; that it was taken is its newest line",
  request: { query: z.object(trailFilters) },
  responses: {
    200: { description: "A file, read while it is sent", content: { "text/csv": { schema: z.string() } } },
    ...refusals(400, 401, 403, 422),
  },
});
