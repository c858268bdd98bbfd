import { sql } from "drizzle-orm";
import { inSeconds } from "#core/messages/due.server.ts";
import { MOST_TRIES, waitSeconds } from "#core/messages/message.ts";
import { CODE_MINUTES, withoutCode } from "#core/messages/texts/login-code.ts";
import { writeMessage } from "#core/messages/write-message.server.ts";
import type { Db } from "#db/client.server.ts";
import { messages } from "#db/schema/messages.ts";
import type { Sending } from "#platform/channels/channel.ts";
import { type Delivery, type MessageRow, moveMessage } from "./move-message.server.ts";

/** Writes down what became of a try. */
export async function settleMessage(ctx: Delivery, message: MessageRow, sending: Sending): Promise<void> {
  if (sending.outcome === "sent") return recordSent(ctx, message, sending.providerId);
  if (sending.outcome === "refused" || isHopeless(ctx, message, sending))
    return failMessage(ctx, message, sending.reason);
  // Of what is unknown the provider is asked at the next look, which the claim has ordered.
  const { reason: failure } = sending;
  if (sending.outcome === "unknown") {
    const { stateAt } = message;
    await moveMessage(ctx.db, ctx, message, { state: "sending", failure, stateAt, dueAt: sql`${messages.dueAt}` });
    return;
  }
  const asked = sending.retryAfterSeconds ?? 0;
  const wait = waitSeconds(message.tries);
  const stateAt = asked > wait ? new Date(ctx.now.getTime() + asked * 1000) : ctx.now;
  const dueAt = inSeconds(Math.max(asked, wait));
  await moveMessage(ctx.db, ctx, message, { state: "waiting", failure, stateAt, dueAt });
}

/** Nobody waits for a test message once its page has told the outcome, and a code goes another way at once. */
function isHopeless(ctx: Delivery, message: MessageRow, { outcome }: Sending): boolean {
  if (message.tries >= MOST_TRIES || isReplaceable(ctx, message)) return true;
  return outcome === "busy" && message.kind === "test";
}

/** The provider took it. A code stays only while another channel may have to carry it. */
export async function recordSent(ctx: Delivery, message: MessageRow, providerId: string): Promise<void> {
  const rest = isReplaceable(ctx, message)
    ? { dueAt: inSeconds(CODE_MINUTES * 60) }
    : { dueAt: null, ...withoutSecret(message) };
  await moveMessage(ctx.db, ctx, message, { state: "sent", providerId, failure: null, ...rest });
}

/** Gives a message up; a login code goes by SMS instead, where it can. */
export async function failMessage(ctx: Delivery, message: MessageRow, failure: string): Promise<void> {
  await ctx.db.transaction(async (transaction) => {
    const failed = await moveMessage(transaction, ctx, message, {
      state: "failed",
      dueAt: null,
      failure,
      ...withoutSecret(message),
    });
    if (failed) await replaceBySms(transaction, ctx, message);
  });
}

/** Writes the login code that WhatsApp did not bring as an SMS, as old as it is. */
export async function replaceBySms(transaction: Db, ctx: Delivery, message: MessageRow): Promise<void> {
  if (!isReplaceable(ctx, message)) return;
  const { recipient, body, variables, cause, createdAt } = message;
  const draft = { kind: "login-code", channel: "sms", recipient, body, variables, cause } as const;
  await writeMessage(transaction, { now: createdAt, announce: ctx.announce }, draft);
}

function isReplaceable({ channels }: Delivery, { kind, channel, emptiedAt }: MessageRow): boolean {
  return kind === "login-code" && channel === "whatsapp" && channels.sms !== undefined && emptiedAt === null;
}

/** What is left of a login code's message once nobody needs the code any more. */
export function withoutSecret({ kind, body }: MessageRow): { body?: string; variables?: string[] } {
  return kind === "login-code" ? { body: withoutCode(body), variables: [] } : {};
}
