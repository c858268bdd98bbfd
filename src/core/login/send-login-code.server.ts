import { randomInt } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { LimitOfAll, Limits } from "#core/access/limits.server.ts";
import { isKnown } from "#core/bookings/share/is-known.server.ts";
import type { Context } from "#core/context.server.ts";
import type { Events } from "#core/events/events.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { loginCodeText } from "#core/messages/texts/login-code.ts";
import { writeMessage } from "#core/messages/write-message.server.ts";
import { hasBookings } from "#core/patients/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { loginCodes } from "#db/schema/messages.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import { LOGIN_CODE_DIGITS } from "./login-code.ts";

type Sender = Pick<Context, "db" | "now" | "announce"> & { hash: KeyedHash; limits: Limits };

/**
 * Sends the code that a phone asked for, if it has bookings or a permit, none was asked for since, it is still worth
 * something, and the budget of such phones is not spent. A job runs it; run again it sends nothing twice.
 */
export async function sendLoginCode(ctx: Sender, wish: Events["login-code.asked-for"]): Promise<void> {
  const isLive = and(
    eq(loginCodes.id, wish.loginCodeId),
    eq(loginCodes.sentAt, new Date(wish.sentAt)),
    gt(loginCodes.triesLeft, 0),
    gt(loginCodes.expiresAt, ctx.now),
  );
  const [asked] = await ctx.db.select().from(loginCodes).where(isLive);
  if (!asked) return;
  const budget = await budgetOf(ctx.db, asked.phone, wish);
  if (budget === null || (await ctx.limits.spend(budget, "all"))) return;
  const code = String(randomInt(10 ** LOGIN_CODE_DIGITS)).padStart(LOGIN_CODE_DIGITS, "0");
  const { name } = await labProfile(ctx.db);
  await ctx.db.transaction(async (transaction) => {
    const written = await writeMessage(transaction, ctx, {
      kind: "login-code",
      channel: "whatsapp",
      recipient: asked.phone,
      body: loginCodeText(code, name),
      variables: [code],
      cause: `login code ${wish.loginCodeId} of ${wish.sentAt}`,
    });
    if (written === null) return;
    await transaction
      .update(loginCodes)
      .set({ codeHash: ctx.hash("login code", asked.phone, code) })
      .where(isLive);
  });
}

/** Which budget pays for a code to this phone; null where none is sent. */
async function budgetOf(db: Db, phone: string, { isPermitted }: { isPermitted: boolean }): Promise<LimitOfAll | null> {
  if (await isKnown(db, phone)) return "login-code-sent";
  if (isPermitted) return "booking-code-sent";
  return (await hasBookings(db, phone)) ? "unproved-code-sent" : null;
}
