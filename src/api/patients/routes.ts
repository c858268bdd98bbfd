import { z } from "@hono/zod-openapi";
import { body, idInAddress, json, numberedPath, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { MergePlan, MergeRequest, peopleSentences, SettledPatient, SplitRequest } from "#core/desk/people/schema.ts";
import { ExportPlan } from "#core/erasure/export/schema.ts";
import { ErasurePlan, ErasureRequest } from "#core/erasure/schema.ts";
import { loginCodeDigits, loginCodeMistake } from "#core/login/login-code.ts";
import { loginPhoneMistake } from "#core/login/login-phone.ts";
import { NoteRequest, PatientNote } from "#core/patients/notes/schema.ts";
import { Patient, PatientLogin, PatientSession } from "#core/patients/schema.ts";

const zipBytes = z.string().openapi({ format: "binary" });

/** A field whose rule is a function that says what is wrong. */
function ruled(mistakeIn: (typed: string) => string | null) {
  return z.string().check((field) => {
    const message = mistakeIn(field.value);
    if (message !== null) field.issues.push({ code: "custom", message, input: field.value });
  });
}

const LoginPhone = ruled(loginPhoneMistake);
const LoginCode = ruled(loginCodeMistake).transform(loginCodeDigits);
const LoginTicket = z.string().max(100);
const CodePermit = z
  .string()
  .max(100)
  .openapi({ description: "What a booking that needs the phone to be confirmed was answered" });

export const loginRoute = route("sign-in", {
  method: "get",
  path: "/patient/login",
  tags: ["patients"],
  summary: "How patients sign in here",
  responses: { 200: json(PatientLogin, "By the phone alone, or by a one-time code too") },
});

export const codeRoute = route("sign-in", {
  method: "post",
  path: "/patient/login-codes",
  tags: ["patients"],
  summary: "Send a one-time code to a phone that has bookings, or that a booking must be confirmed with",
  request: body(z.object({ phone: LoginPhone, permit: CodePermit.optional() })),
  responses: {
    202: json(
      z.object({ ticket: z.string(), resendSeconds: z.number().int() }),
      "The same whether or not the phone has bookings; the ticket goes along with the code",
    ),
    ...refusals(400, 404, 422, 429),
  },
});

const SignIn = z.object({
  phone: LoginPhone,
  code: LoginCode.optional().openapi({ description: "Where one-time codes are used: the six digits" }),
  ticket: LoginTicket.optional().openapi({ description: "What the request for the code answered" }),
});

export type SignIn = z.infer<typeof SignIn>;

export const signInRoute = route("sign-in", {
  method: "post",
  path: "/patient/session",
  tags: ["patients"],
  summary: "Sign in as a patient, by phone or by phone and code",
  request: body(SignIn),
  responses: {
    200: json(PatientSession, "Signed in; the session is in an HttpOnly cookie"),
    ...refusals(400, 404, 422, 429),
  },
});

export const whoRoute = route("sign-in", {
  method: "get",
  path: "/patient/session",
  tags: ["patients"],
  summary: "The phone that is signed in, and its patients",
  responses: { 200: json(PatientSession, "The patient of the newest booking first"), ...refusals(401) },
});

export const signOutRoute = route("sign-out", {
  method: "delete",
  path: "/patient/session",
  tags: ["patients"],
  summary: "Sign out; the session ends on the server",
  responses: { 204: { description: "Signed out" } },
});

export const byPhoneRoute = route("read-patient", {
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
  responses: { 200: json(Patient, "The patient"), ...refusals(401, 403, 404, 422) },
});

export const oneRoute = route("read-patient", {
  method: "get",
  path: "/patients/{id}",
  tags: ["patients"],
  summary: "One patient",
  request: { params: numberedPath },
  responses: { 200: json(Patient, "The patient"), ...refusals(401, 403, 404, 422) },
});

export const noteRoute = route("read-notes", {
  method: "get",
  path: "/patients/{id}/note",
  tags: ["desk"],
  summary: "What the staff have noted of a patient for whoever calls or comes",
  request: { params: numberedPath },
  responses: { 200: json(PatientNote, "The note; no patient reads it"), ...refusals(401, 403, 404, 422) },
});

export const writeNoteRoute = route("write-notes", {
  method: "put",
  path: "/patients/{id}/note",
  tags: ["desk"],
  summary: "Note something of a patient in the place of what stood there",
  request: { params: numberedPath, ...body(NoteRequest) },
  responses: { 200: json(PatientNote, "The note as it is now"), ...refusals(400, 401, 403, 404, 409, 422) },
});

export const mergePlanRoute = route("merge-patients", {
  method: "get",
  path: "/patients/{id}/merge",
  tags: ["desk"],
  summary: "What making another patient this one would move, and which of their details would stay",
  request: { params: numberedPath, query: z.object({ otherId: idInAddress(peopleSentences.other) }) },
  responses: { 200: json(MergePlan, "The plan; nothing is done yet"), ...refusals(401, 403, 404, 409, 422) },
});

export const mergeRoute = route("merge-patients", {
  method: "post",
  path: "/patients/{id}/merge",
  tags: ["desk"],
  summary: "Make two patients one: this one stays",
  request: { params: numberedPath, ...body(MergeRequest) },
  responses: { 200: json(SettledPatient, "Whose the bookings are now"), ...refusals(400, 401, 403, 404, 409, 422) },
});

export const splitRoute = route("split-patient", {
  method: "post",
  path: "/patients/{id}/split",
  tags: ["desk"],
  summary: "Give bookings of a patient to somebody else of the same phone",
  request: { params: numberedPath, ...body(SplitRequest) },
  responses: { 200: json(SettledPatient, "Whose the bookings are now"), ...refusals(400, 401, 403, 404, 409, 422) },
});

export const exportPlanRoute = route("export-patient", {
  method: "get",
  path: "/patients/{id}/export",
  tags: ["desk"],
  summary: "What an export of a patient would hold",
  request: { params: numberedPath },
  responses: { 200: json(ExportPlan, "The plan; nothing is done yet"), ...refusals(401, 403, 404, 409, 422) },
});

export const exportPatientRoute = route("export-patient", {
  method: "post",
  path: "/patients/{id}/export",
  tags: ["desk"],
  summary: "All that is kept of a patient: patient.json, as PatientExport describes it, and the released reports",
  request: { params: numberedPath },
  responses: {
    200: { description: "A ZIP, read while it is sent", content: { "application/zip": { schema: zipBytes } } },
    ...refusals(400, 401, 403, 404, 409, 422),
  },
});

export const planRoute = route("erase-patient", {
  method: "get",
  path: "/patients/{id}/erasure",
  tags: ["desk"],
  summary: "What erasing a patient would remove, what the law has kept of them, and until when",
  request: { params: numberedPath },
  responses: { 200: json(ErasurePlan, "The plan; nothing is done yet"), ...refusals(401, 403, 404, 422) },
});

export const eraseRoute = route("erase-patient", {
  method: "post",
  path: "/patients/{id}/erasure",
  tags: ["desk"],
  summary: "Erase a patient: what no law has kept goes at once and does not come back",
  request: { params: numberedPath, ...body(ErasureRequest) },
  responses: { 200: json(ErasurePlan, "What went, and what stays"), ...refusals(400, 401, 403, 404, 409, 422) },
});
