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
const CodePermit = z.string().max(100).openapi({ description: "From the error `proof-needed` of a booking" });

export const getLoginModeRoute = defineRoute("sign-in", {
  method: "get",
  path: "/patient/login",
  tags: ["patients"],
  summary: "Get how patients sign in",
  responses: { 200: jsonResponse(PatientLogin, "By phone alone, or by phone and one-time code") },
});

export const requestLoginCodeRoute = defineRoute("sign-in", {
  method: "post",
  path: "/patient/login-codes",
  tags: ["patients"],
  summary: "Send a one-time code to a phone that has bookings, or that a booking needs to verify",
  request: jsonBody(z.object({ phone: LoginPhone, permit: CodePermit.optional() })),
  responses: {
    202: jsonResponse(
      z.object({ ticket: z.string(), resendSeconds: z.number().int() }),
      "The same whether or not the phone has bookings; send the ticket back with the code",
    ),
    ...errorResponses(400, 404, 422, 429),
  },
});

const SignIn = z.object({
  phone: LoginPhone,
  code: LoginCode.optional().openapi({ description: "The six digits, where one-time codes are used" }),
  ticket: LoginTicket.optional().openapi({ description: "The ticket from the request for the code" }),
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
  summary: "Get the signed-in phone and its patients",
  responses: { 200: jsonResponse(PatientSession, "The patient of the newest booking first"), ...errorResponses(401) },
});

export const patientSignOutRoute = defineRoute("sign-out", {
  method: "delete",
  path: "/patient/session",
  tags: ["patients"],
  summary: "Sign out and end the session on the server",
  responses: { 204: { description: "Signed out" } },
});

export const findPatientByPhoneRoute = defineRoute("read-patient", {
  method: "get",
  path: "/patients/by-phone/{phone}",
  tags: ["patients"],
  summary: "Get the patient of a phone's newest booking",
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
  summary: "Get a patient",
  request: { params: idParams },
  responses: { 200: jsonResponse(Patient, "The patient"), ...errorResponses(401, 403, 404, 422) },
});

export const getPatientNoteRoute = defineRoute("read-notes", {
  method: "get",
  path: "/patients/{id}/note",
  tags: ["admin"],
  summary: "Get the staff's note about a patient",
  request: { params: idParams },
  responses: {
    200: jsonResponse(PatientNote, "The note; never shown to patients"),
    ...errorResponses(401, 403, 404, 422),
  },
});

export const updatePatientNoteRoute = defineRoute("write-notes", {
  method: "put",
  path: "/patients/{id}/note",
  tags: ["admin"],
  summary: "Replace the staff's note about a patient",
  request: { params: idParams, ...jsonBody(WriteNoteRequest) },
  responses: {
    200: jsonResponse(PatientNote, "The updated note"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const planMergeRoute = defineRoute("merge-patients", {
  method: "get",
  path: "/patients/{id}/merge",
  tags: ["admin"],
  summary: "Plan a merge: the bookings that would move, and the details that would stay",
  request: { params: idParams, query: z.object({ otherId: createIdSchema("merge-other") }) },
  responses: {
    200: jsonResponse(MergePlan, "The plan; nothing is changed"),
    ...errorResponses(401, 403, 404, 409, 422),
  },
});

export const mergePatientsRoute = defineRoute("merge-patients", {
  method: "post",
  path: "/patients/{id}/merge",
  tags: ["admin"],
  summary: "Merge another patient into this one",
  request: { params: idParams, ...jsonBody(MergeRequest) },
  responses: {
    200: jsonResponse(AssignedPatient, "The patient who has the bookings now"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const splitPatientRoute = defineRoute("split-patient", {
  method: "post",
  path: "/patients/{id}/split",
  tags: ["admin"],
  summary: "Move bookings of a patient to another patient of the same phone",
  request: { params: idParams, ...jsonBody(SplitRequest) },
  responses: {
    200: jsonResponse(AssignedPatient, "The patient who has the bookings now"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const planExportRoute = defineRoute("export-patient", {
  method: "get",
  path: "/patients/{id}/export",
  tags: ["admin"],
  summary: "Plan the export of a patient's data",
  request: { params: idParams },
  responses: {
    200: jsonResponse(ExportPlan, "The plan; nothing is changed"),
    ...errorResponses(401, 403, 404, 409, 422),
  },
});

export const exportPatientRoute = defineRoute("export-patient", {
  method: "post",
  path: "/patients/{id}/export",
  tags: ["admin"],
  summary: "Export all data of a patient: patient.json (PatientExport) and the released reports",
  request: { params: idParams },
  responses: {
    200: { description: "A ZIP file, streamed", content: { "application/zip": { schema: zipBytes } } },
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const planErasureRoute = defineRoute("erase-patient", {
  method: "get",
  path: "/patients/{id}/erasure",
  tags: ["admin"],
  summary: "Plan the erasure of a patient: data to erase, data kept by law, and until when",
  request: { params: idParams },
  responses: { 200: jsonResponse(ErasurePlan, "The plan; nothing is changed"), ...errorResponses(401, 403, 404, 422) },
});

export const erasePatientRoute = defineRoute("erase-patient", {
  method: "post",
  path: "/patients/{id}/erasure",
  tags: ["admin"],
  summary: "Erase a patient's data, except what is kept by law; cannot be undone",
  request: { params: idParams, ...jsonBody(ErasureRequest) },
  responses: {
    200: jsonResponse(ErasurePlan, "The erased data, and what stays"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});
