import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { createRateLimitError, requireWithinRateLimit } from "#api/http/rate-limit.ts";
import { DomainError } from "#core/errors.ts";
import { RESEND_SECONDS } from "#core/login/login-code.ts";
import { parseLoginPhone } from "#core/login/login-phone.ts";
import { createLoginTicket, isValidCodePermit } from "#core/login/login-ticket.server.ts";
import { requestLoginCode } from "#core/login/request-login-code.server.ts";
import { getLoginModeRoute, requestLoginCodeRoute } from "./patient-session.routes.ts";

/** Calls before a patient's session: the login mode and login codes. */
export function mountLoginCodes(api: OpenAPIHono<ApiEnvironment>, deps: ApiDeps): void {
  const { limits, hash, patientLogin, sessions } = deps;
  api.openapi(getLoginModeRoute, (c) => c.json(patientLogin, 200, { "cache-control": "no-store" }));
  api.openapi(requestLoginCodeRoute, async (c) => {
    if (patientLogin.mode === "phone") throw new DomainError("not-found", "code-not-needed");
    const { ctx } = c.var;
    const { phone: typed, permit = "" } = c.req.valid("json");
    const phone = parseLoginPhone(typed) ?? typed;
    const request = { phone, isPermitted: isValidCodePermit(hash, phone, permit, ctx.now) };
    await requireCodeBudget(limits);
    const isKnownBrowser = sessions.knownPatientBrowsers.isKnown(c.req.raw.headers, phone);
    if (!isKnownBrowser || !(await consumeKnownBrowserCode(limits, phone))) {
      await requireWithinCodeLimits(limits, c.env.address, request);
    }
    await requestLoginCode(ctx, { ...request, language: c.var.language });
    const response = { ticket: createLoginTicket(hash, phone, ctx.now), resendSeconds: RESEND_SECONDS };
    return c.json(response, 202, { "cache-control": "no-store" });
  });
}

/**
 * The job consumes the budgets. Once the one for known phones is used up, every phone is rejected alike. The budgets of
 * strangers are not checked: rejecting by them would stop known phones too, or reveal which phones are known (decision
 * 006).
 */
async function requireCodeBudget(limits: ApiDeps["limits"]): Promise<void> {
  const spent = await limits.peek("login-code-sent");
  if (spent) throw createRateLimitError("codes", spent.retryAfterSeconds);
}

type LoginCodeRequest = { phone: string; isPermitted: boolean };

/** A stranger reaches their own limits before they use up the phone's (decision 006). */
async function requireWithinCodeLimits(
  limits: ApiDeps["limits"],
  address: string,
  { phone, isPermitted }: LoginCodeRequest,
): Promise<void> {
  const addressLimit = isPermitted ? "booking-code-of-network" : "login-code-of-address";
  await requireWithinRateLimit(limits, addressLimit, address, "own-codes");
  await requireWithinRateLimit(limits, "login-code-of-address-and-phone", address, "own-codes", phone);
  await requireWithinRateLimit(limits, "login-code-pause", phone, "code-pause");
  await requireWithinRateLimit(limits, "login-code-of-phone", phone, "own-codes");
}

/**
 * Returns whether one of the codes reserved for browsers that signed in with the phone before is left. It starts the
 * same pause as any other code, so that strangers cannot invalidate it.
 */
async function consumeKnownBrowserCode(limits: ApiDeps["limits"], phone: string): Promise<boolean> {
  await requireWithinRateLimit(limits, "login-code-pause", phone, "code-pause", "known browsers");
  if (await limits.consume("login-code-of-known-browsers", phone)) return false;
  await limits.consume("login-code-pause", phone);
  return true;
}
