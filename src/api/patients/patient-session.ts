import type { OpenAPIHono } from "@hono/zod-openapi";
import { sendCookies } from "#api/gate/send-cookies.ts";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { requireWithin } from "#api/wire/require-within.ts";
import type { Context } from "#core/context.server.ts";
import { loginPhone } from "#core/login/login-phone.ts";
import { redeemLoginCode } from "#core/login/redeem-login-code.server.ts";
import { hasBookings, patientsOfPhone } from "#core/patients/queries.server.ts";
import { Refusal } from "#core/refusal.ts";
import { type SignIn, signInRoute, signOutRoute, whoRoute } from "./routes.ts";

const noStore = { "cache-control": "no-store" };

/** Row 6.3, by the two modes of the decisions. A desk session beside it stays. */
export function mountPatientSession(api: OpenAPIHono<ApiEnvironment>, parts: ApiParts): void {
  const { sessions, limits, patientLogin } = parts;
  const limit = patientLogin.mode === "otp" ? "login-by-code" : "login-by-phone";
  api.openapi(signInRoute, async (c) => {
    await requireWithin(limits, limit, c.env.address, "attempts-from-here");
    const signedIn = await proven(c.var.ctx, c.req.valid("json"), parts);
    const { cookies } = await sessions.patients.signIn(signedIn.phone, c.req.raw.headers);
    sendCookies(c, cookies);
    if (patientLogin.mode === "otp") sendCookies(c, [sessions.patientBrowsers.remember(signedIn.phone)]);
    return c.json(signedIn, 200, noStore);
  });
  api.openapi(whoRoute, async (c) => {
    const phone = await sessions.patients.phoneOf(c.req.raw.headers);
    if (phone === null) throw new Refusal("sign-in-needed", "sign-in-needed");
    return c.json({ phone, patients: await patientsOfPhone(c.var.ctx.db, phone) }, 200, noStore);
  });
  api.openapi(signOutRoute, async (c) => {
    const { cookies } = await sessions.patients.signOut(c.req.raw.headers);
    sendCookies(c, cookies);
    return c.body(null, 204);
  });
}

/**
 * The phone's patients, once it is known that the visitor may see them: none yet, where a phone is confirmed for its first
 * booking. Refuses: rule-broken; not-found without bookings, where the phone alone signs in.
 */
async function proven(ctx: Context, typed: SignIn, { patientLogin, hash }: ApiParts) {
  const phone = loginPhone(typed.phone) ?? typed.phone;
  if (patientLogin.mode === "otp") {
    const { code, ticket } = typed;
    if (code === undefined || ticket === undefined) throw new Refusal("rule-broken", "code-malformed", { at: "code" });
    await redeemLoginCode(ctx, { phone, code, ticket, hash });
  } else if (!(await hasBookings(ctx.db, phone))) throw new Refusal("not-found", "phone-without-bookings");
  return { phone, patients: await patientsOfPhone(ctx.db, phone) };
}
