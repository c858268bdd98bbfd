import { z } from "@hono/zod-openapi";
import { errorResponses, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import type { ValidationKey } from "#core/i18n/validation.ts";
import { normalizeLoginCode, validateLoginCode } from "#core/login/login-code.ts";
import { validateLoginPhone } from "#core/login/login-phone.ts";
import { PatientLogin, PatientSession } from "#core/patients/schema.ts";

/* Calls that sign a patient in and out, by phone alone or with a one-time code. */

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
