import { z } from "@hono/zod-openapi";
import { createIdSchema, errorResponses, idParams, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { AssignedPatient, MergePlan, MergeRequest, SplitRequest } from "#core/admin/patients/merge-schema.ts";
import { ExportPlan } from "#core/erasure/export-schema.ts";
import { ErasurePlan, ErasureRequest } from "#core/erasure/schema.ts";
import type { ValidationKey } from "#core/i18n/validation.ts";
import { normalizeLoginCode, validateLoginCode } from "#core/login/login-code.ts";
import { validateLoginPhone } from "#core/login/login-phone.ts";
import { PatientNote, WriteNoteRequest } from "#core/patients/note-schema.ts";
import { Patient, PatientLogin, PatientSession } from "#core/patients/schema.ts";

const zipBytes = z.string().openapi({ format: "binary" });

/** Schema of a field whose rule is a function that returns the key of the message. */
function validatedText(mistakeIn: (typed: string) => ValidationKey | null) {
  return z.string().check((field) => {
    const message = mistakeIn(field.value);
    if (message !== null) field.issues.push({ code: "custom", message, input: field.value });
  });
}

const LoginPhone = validatedText(validateLoginPhone);
const LoginCode = validatedText(validateLoginCode).transform(normalizeLoginCode);
const LoginTicket = z.string().max(100);
const CodePermit = z
  .string()
  .max(100)
  .openapi({ description: "What a booking that needs the phone to be confirmed was answered" });

export const getLoginModeRoute = defineRoute("sign-in", {
  method: "get",
  path: "/patient/login",
  tags: ["patients"],
  summary: "How patients sign in here",
  responses: { 200: jsonResponse(PatientLogin, "By the phone alone, or by a one-time code too") },
});

export const requestLoginCodeRoute = defineRoute("sign-in", {
  method: "post",
  path: "/patient/login-codes",
  tags: ["patients"],
  summary: "Send a one-time code to a phone that has bookings, or that a booking must be confirmed with",
  request: jsonBody(z.object({ phone: LoginPhone, permit: CodePermit.optional() })),
  responses: {
    202: jsonResponse(
      z.object({ ticket: z.string(), resendSeconds: z.number().int() }),
      "The same whether or not the phone has bookings; the ticket goes along with the code",
    ),
    ...errorResponses(400, 404, 422, 429),
  },
});

const SignIn = z.object({
  phone: LoginPhone,
  code: LoginCode.optional().openapi({ description: "Where one-time codes are used: the six digits" }),
  ticket: LoginTicket.optional().openapi({ description: "What the request for the code answered" }),
});

export type PatientSignIn = z.infer<typeof SignIn>;

export const patientSignInRoute = defineRoute("sign-in", {
  method: "post",
  path: "/patient/session",
  tags: ["patients"],
  summary: "Sign in as a patient, by phone or by phone and code",
  request: jsonBody(SignIn),
  responses: {
    200: jsonResponse(PatientSession, "Signed in; the session is in an HttpOnly cookie"),
    ...errorResponses(400, 404, 422, 429),
  },
});

export const getPatientSessionRoute = defineRoute("sign-in", {
  method: "get",
  path: "/patient/session",
  tags: ["patients"],
  summary: "The phone that is signed in, and its patients",
  responses: { 200: jsonResponse(PatientSession, "The patient of the newest booking first"), ...errorResponses(401) },
});

export const patientSignOutRoute = defineRoute("sign-out", {
  method: "delete",
  path: "/patient/session",
  tags: ["patients"],
  summary: "Sign out; the session ends on the server",
  responses: { 204: { description: "Signed out" } },
});

export const findPatientByPhoneRoute = defineRoute("read-patient", {
  method: "get",
  path: "/patients/by-phone/{phone}",
  tags: ["patients"],
  summary: "The patient of a phone's newest booking",
  request: {
    params: z.object({
      phone: z
        .string()
        .max(30)
        .openapi({ param: { in: "path", name: "phone" } }),
    }),
  },
  responses: { 200: jsonResponse(Patient, "The patient"), ...errorResponses(401, 403, 404, 422) },
});

export const getPatientRoute = defineRoute("read-patient", {
  method: "get",
  path: "/patients/{id}",
  tags: ["patients"],
  summary: "One patient",
  request: { params: idParams },
  responses: { 200: jsonResponse(Patient, "The patient"), ...errorResponses(401, 403, 404, 422) },
});

export const getPatientNoteRoute = defineRoute("read-notes", {
  method: "get",
  path: "/patients/{id}/note",
  tags: ["admin"],
  summary: "What the staff have noted of a patient for whoever calls or comes",
  request: { params: idParams },
  responses: { 200: jsonResponse(PatientNote, "The note; no patient reads it"), ...errorResponses(401, 403, 404, 422) },
});

export const updatePatientNoteRoute = defineRoute("write-notes", {
  method: "put",
  path: "/patients/{id}/note",
  tags: ["admin"],
  summary: "Note something of a patient in the place of what stood there",
  request: { params: idParams, ...jsonBody(WriteNoteRequest) },
  responses: {
    200: jsonResponse(PatientNote, "The note as it is now"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const planMergeRoute = defineRoute("merge-patients", {
  method: "get",
  path: "/patients/{id}/merge",
  tags: ["admin"],
  summary: "What making another patient this one would move, and which of their details would stay",
  request: { params: idParams, query: z.object({ otherId: createIdSchema("merge-other") }) },
  responses: {
    200: jsonResponse(MergePlan, "The plan; nothing is done yet"),
    ...errorResponses(401, 403, 404, 409, 422),
  },
});

export const mergePatientsRoute = defineRoute("merge-patients", {
  method: "post",
  path: "/patients/{id}/merge",
  tags: ["admin"],
  summary: "Make two patients one: this one stays",
  request: { params: idParams, ...jsonBody(MergeRequest) },
  responses: {
    200: jsonResponse(AssignedPatient, "Whose the bookings are now"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const splitPatientRoute = defineRoute("split-patient", {
  method: "post",
  path: "/patients/{id}/split",
  tags: ["admin"],
  summary: "Give bookings of a patient to somebody else of the same phone",
  request: { params: idParams, ...jsonBody(SplitRequest) },
  responses: {
    200: jsonResponse(AssignedPatient, "Whose the bookings are now"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const planExportRoute = defineRoute("export-patient", {
  method: "get",
  path: "/patients/{id}/export",
  tags: ["admin"],
  summary: "What an export of a patient would hold",
  request: { params: idParams },
  responses: {
    200: jsonResponse(ExportPlan, "The plan; nothing is done yet"),
    ...errorResponses(401, 403, 404, 409, 422),
  },
});

export const exportPatientRoute = defineRoute("export-patient", {
  method: "post",
  path: "/patients/{id}/export",
  tags: ["admin"],
  summary: "All that is kept of a patient: patient.json, as PatientExport describes it, and the released reports",
  request: { params: idParams },
  responses: {
    200: { description: "A ZIP, read while it is sent", content: { "application/zip": { schema: zipBytes } } },
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const planErasureRoute = defineRoute("erase-patient", {
  method: "get",
  path: "/patients/{id}/erasure",
  tags: ["admin"],
  summary: "What erasing a patient would remove, what the law has kept of them, and until when",
  request: { params: idParams },
  responses: { 200: jsonResponse(ErasurePlan, "The plan; nothing is done yet"), ...errorResponses(401, 403, 404, 422) },
});

export const erasePatientRoute = defineRoute("erase-patient", {
  method: "post",
  path: "/patients/{id}/erasure",
  tags: ["admin"],
  summary: "Erase a patient: what no law has kept goes at once and does not come back",
  request: { params: idParams, ...jsonBody(ErasureRequest) },
  responses: {
    200: jsonResponse(ErasurePlan, "What went, and what stays"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});
