import type { OpenAPIHono } from "@hono/zod-openapi";
import { setCookies } from "#api/http/cookies.ts";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { requireWithinRateLimit } from "#api/http/rate-limit.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { parseLoginPhone } from "#core/login/login-phone.ts";
import { redeemLoginCode } from "#core/login/redeem-login-code.server.ts";
import { hasBookings, listPatientsByPhone } from "#core/patients/queries.server.ts";
import { setPatientsLanguage } from "#core/patients/set-patients-language.server.ts";
import {
  getPatientSessionRoute,
  type PatientSignIn,
  patientSignInRoute,
  patientSignOutRoute,
} from "./patient-session.routes.ts";

const noStore = { "cache-control": "no-store" };

/** Patient sign-in, by phone or by code. A staff session in the same browser is kept. */
export function mountPatientSession(api: OpenAPIHono<ApiEnvironment>, deps: ApiDeps): void {
  const { sessions, limits, patientLogin } = deps;
  const limit = patientLogin.mode === "otp" ? "login-by-code" : "login-by-phone";
  api.openapi(patientSignInRoute, async (c) => {
    await requireWithinRateLimit(limits, limit, c.env.address, "attempts-from-here");
    const phone = await verifyPhone(c.var.ctx, c.req.valid("json"), deps);
    await setPatientsLanguage(c.var.ctx, { phone, language: c.var.language });
    const { cookies } = await sessions.patients.signIn(phone, c.req.raw.headers);
    setCookies(c, cookies);
    if (patientLogin.mode === "otp") setCookies(c, [sessions.knownPatientBrowsers.remember(phone)]);
    return c.json({ phone, patients: await listPatientsByPhone(c.var.ctx.db, phone) }, 200, noStore);
  });
  api.openapi(getPatientSessionRoute, async (c) => {
    const phone = await sessions.patients.findPhone(c.req.raw.headers);
    if (phone === null) throw new DomainError("sign-in-needed", "sign-in-needed");
    return c.json({ phone, patients: await listPatientsByPhone(c.var.ctx.db, phone) }, 200, noStore);
  });
  api.openapi(patientSignOutRoute, async (c) => {
    const { cookies } = await sessions.patients.signOut(c.req.raw.headers);
    setCookies(c, cookies);
    return c.body(null, 204);
  });
}

/**
 * Verifies the visitor and returns the phone, which may have no bookings yet. Throws `rule-broken`, and `not-found` for
 * a phone without bookings if the phone alone signs in.
 */
async function verifyPhone(ctx: Context, input: PatientSignIn, { patientLogin, hash }: ApiDeps): Promise<string> {
  const phone = parseLoginPhone(input.phone) ?? input.phone;
  if (patientLogin.mode === "otp") {
    const { code, ticket } = input;
    if (code === undefined || ticket === undefined)
      throw new DomainError("rule-broken", "code-malformed", { field: "code" });
    await redeemLoginCode(ctx, { phone, code, ticket, hash });
  } else if (!(await hasBookings(ctx.db, phone))) throw new DomainError("not-found", "phone-without-bookings");
  return phone;
}
