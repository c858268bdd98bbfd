import { randomInt } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { GlobalRateLimitName, RateLimits } from "#core/access/rate-limits.server.ts";
import { isKnownPhone } from "#core/bookings/quota/known-phone.server.ts";
import type { DomainEvents } from "#core/events.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { DEFAULT_LANGUAGE } from "#core/i18n/languages.ts";
import { getLabProfile } from "#core/lab/queries.server.ts";
import { chooseLanguage } from "#core/messages/choose-language.server.ts";
import type { NotificationContext } from "#core/messages/notify-patient.server.ts";
import { formatLoginCode } from "#core/messages/templates/login-code.ts";
import { writeMessage } from "#core/messages/write-message.server.ts";
import { hasBookings } from "#core/patients/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { loginCodes } from "#db/schema/messages.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import { LOGIN_CODE_DIGITS } from "./login-code.ts";

type SendLoginCodeContext = NotificationContext & { hash: KeyedHash; limits: RateLimits };

/**
 * Sends the code that a phone requested, if it has bookings or a permit, no later code was requested, the code has not
 * expired and the rate limit is not reached. Runs in a job; a repeated run sends nothing twice.
 */
export async function sendLoginCode(
  ctx: SendLoginCodeContext,
  request: DomainEvents["login-code.requested"],
): Promise<void> {
  const isLive = and(
    eq(loginCodes.id, request.loginCodeId),
    eq(loginCodes.sentAt, new Date(request.sentAt)),
    gt(loginCodes.triesLeft, 0),
    gt(loginCodes.expiresAt, ctx.now),
  );
  const [loginCode] = await ctx.db.select().from(loginCodes).where(isLive);
  if (!loginCode) return;
  const budget = await chooseRateLimit(ctx.db, loginCode.phone, request);
  if (budget === null || (await ctx.limits.consume(budget, "all"))) return;
  const code = String(randomInt(10 ** LOGIN_CODE_DIGITS)).padStart(LOGIN_CODE_DIGITS, "0");
  const { name } = await getLabProfile(ctx.db);
  const sent = { kind: "login-code", channel: "whatsapp" } as const;
  const language = await chooseLanguage(ctx, { ...sent, wanted: request.language ?? DEFAULT_LANGUAGE });
  await ctx.db.transaction(async (transaction) => {
    const message = await writeMessage(transaction, ctx, {
      ...sent,
      language,
      recipient: loginCode.phone,
      body: formatLoginCode(code, name, getSentences(language)),
      variables: [code],
      cause: `login code ${request.loginCodeId} of ${request.sentAt}`,
    });
    if (message === null) return;
    await transaction
      .update(loginCodes)
      .set({ codeHash: ctx.hash("login code", loginCode.phone, code) })
      .where(isLive);
  });
}

/** Returns the rate limit that applies to the phone, or null if no code is sent. */
async function chooseRateLimit(
  db: Db,
  phone: string,
  { isPermitted }: { isPermitted: boolean },
): Promise<GlobalRateLimitName | null> {
  if (await isKnownPhone(db, phone)) return "login-code-sent";
  if (isPermitted) return "booking-code-sent";
  return (await hasBookings(db, phone)) ? "unproved-code-sent" : null;
}
