import { randomInt, randomUUID } from "node:crypto";
import type { Context } from "#core/context.server.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { CODE_MINUTES, loginCodeText } from "#core/messages/texts/login-code.ts";
import { writeMessage } from "#core/messages/write-message.server.ts";
import { loginCodes } from "#db/schema/messages.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import { LOGIN_CODE_DIGITS, LOGIN_CODE_TRIES } from "./login-code.ts";

/** Sends a phone (E.164) a new code, which voids the one before. Anybody may ask. */
export async function sendLoginCode(
  ctx: Context,
  { phone, sentAt, hash }: { phone: string; sentAt: Date; hash: KeyedHash },
): Promise<void> {
  const code = String(randomInt(10 ** LOGIN_CODE_DIGITS)).padStart(LOGIN_CODE_DIGITS, "0");
  const live = {
    codeHash: hash("login code", phone, code),
    sentAt,
    expiresAt: new Date(sentAt.getTime() + CODE_MINUTES * 60_000),
    triesLeft: LOGIN_CODE_TRIES,
  };
  await ctx.db.transaction(async (transaction) => {
    await transaction
      .insert(loginCodes)
      .values({ phone, ...live })
      .onConflictDoUpdate({ target: loginCodes.phone, set: live });
    const { name } = await labProfile(transaction);
    await writeMessage(transaction, ctx, {
      kind: "login-code",
      channel: "whatsapp",
      recipient: phone,
      body: loginCodeText(code, name),
      variables: [code],
      cause: `login code ${randomUUID()}`,
    });
  });
}
