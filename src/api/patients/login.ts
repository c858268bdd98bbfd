import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { requireWithin, tooMany } from "#api/wire/require-within.ts";
import { askForLoginCode } from "#core/login/ask-for-login-code.server.ts";
import { RESEND_SECONDS } from "#core/login/login-code.ts";
import { loginPhone } from "#core/login/login-phone.ts";
import { isPermitted, loginTicket } from "#core/login/login-ticket.server.ts";
import { Refusal } from "#core/refusal.ts";
import { codeRoute, loginRoute } from "./routes.ts";

/** The steps before a patient's session. */
export function mountPatientLogin(api: OpenAPIHono<ApiEnvironment>, parts: ApiParts): void {
  const { limits, hash, patientLogin, sessions } = parts;
  api.openapi(loginRoute, (c) => c.json(patientLogin, 200, { "cache-control": "no-store" }));
  api.openapi(codeRoute, async (c) => {
    if (patientLogin.mode === "phone") throw new Refusal("not-found", "code-not-needed");
    const { ctx } = c.var;
    const { phone: typed, permit = "" } = c.req.valid("json");
    const phone = loginPhone(typed) ?? typed;
    const wish = { phone, isPermitted: isPermitted(hash, phone, permit, ctx.now) };
    await requireBudget(limits);
    const isKnownBrowser = sessions.patientBrowsers.isKnown(c.req.raw.headers, phone);
    if (!isKnownBrowser || !(await hasRoomForKnownBrowser(limits, phone))) {
      await requireRoomForCode(limits, c.env.address, wish);
    }
    await askForLoginCode(ctx, wish);
    const answer = { ticket: loginTicket(hash, phone, ctx.now), resendSeconds: RESEND_SECONDS };
    return c.json(answer, 202, { "cache-control": "no-store" });
  });
}

/**
 * The job spends the budgets. Once that of known phones is spent, each phone is refused alike. Those that strangers spend are
 * not looked at: a refusal by them would stop known phones too, or tell them from others (decision 006).
 */
async function requireBudget(limits: ApiParts["limits"]): Promise<void> {
  const spent = await limits.look("login-code-sent");
  if (spent) throw tooMany("codes", spent.retryAfterSeconds);
}

type Wish = { phone: string; isPermitted: boolean };

/** One stranger is stopped by their own limits before they have used up the phone's (decision 006). */
async function requireRoomForCode(
  limits: ApiParts["limits"],
  address: string,
  { phone, isPermitted }: Wish,
): Promise<void> {
  const ofAddress = isPermitted ? "booking-code-of-network" : "login-code-of-address";
  await requireWithin(limits, ofAddress, address, "own-codes");
  await requireWithin(limits, "login-code-of-address-and-phone", address, "own-codes", phone);
  await requireWithin(limits, "login-code-pause", phone, "code-pause");
  await requireWithin(limits, "login-code-of-phone", phone, "own-codes");
}

/**
 * Whether one of the codes is left that are kept for browsers in which the phone was let in before. It holds back strangers,
 * who would void it, for as long as any other code does.
 */
async function hasRoomForKnownBrowser(limits: ApiParts["limits"], phone: string): Promise<boolean> {
  await requireWithin(limits, "login-code-pause", phone, "code-pause", "known browsers");
  if (await limits.spend("login-code-of-known-browsers", phone)) return false;
  await limits.spend("login-code-pause", phone);
  return true;
}
