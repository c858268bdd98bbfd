import { sql } from "drizzle-orm";
import { nowPlusSeconds } from "#core/messages/database-time.server.ts";
import { getRetryDelaySeconds, MAX_TRIES } from "#core/messages/message.ts";
import { LOGIN_CODE_MINUTES, redactLoginCode } from "#core/messages/templates/login-code.ts";
import { writeMessage } from "#core/messages/write-message.server.ts";
import type { Db } from "#db/client.server.ts";
import { messages } from "#db/schema/messages.ts";
import type { SendResult } from "#platform/channels/channel.ts";
import { type DeliveryContext, type MessageRow, transitionMessage } from "./transition-message.server.ts";

/** Records the result of a try. */
export async function recordDeliveryResult(
  ctx: DeliveryContext,
  message: MessageRow,
  sending: SendResult,
): Promise<void> {
  if (sending.outcome === "sent") return recordSent(ctx, message, sending.providerId);
  if (sending.outcome === "refused" || isFinalFailure(ctx, message, sending))
    return failMessage(ctx, message, sending.reason);
  // The follow-up check ordered by the claim asks the provider about an unknown result.
  const { reason: failure } = sending;
  if (sending.outcome === "unknown") {
    const { stateAt } = message;
    await transitionMessage(ctx.db, ctx, message, {
      state: "sending",
      failure,
      stateAt,
      dueAt: sql`${messages.dueAt}`,
    });
    return;
  }
  const requestedSeconds = sending.retryAfterSeconds ?? 0;
  const delaySeconds = getRetryDelaySeconds(message.tries);
  const stateAt = requestedSeconds > delaySeconds ? new Date(ctx.now.getTime() + requestedSeconds * 1000) : ctx.now;
  const dueAt = nowPlusSeconds(Math.max(requestedSeconds, delaySeconds));
  await transitionMessage(ctx.db, ctx, message, { state: "waiting", failure, stateAt, dueAt });
}

/** A test message is not retried once its page shows the result; a login code goes to another channel at once. */
function isFinalFailure(ctx: DeliveryContext, message: MessageRow, { outcome }: SendResult): boolean {
  if (message.tries >= MAX_TRIES || hasSmsFallback(ctx, message)) return true;
  return outcome === "busy" && message.kind === "test";
}

/** Records that the provider took the message. Keeps a login code only while another channel may have to send it. */
export async function recordSent(ctx: DeliveryContext, message: MessageRow, providerId: string): Promise<void> {
  const rest = hasSmsFallback(ctx, message)
    ? { dueAt: nowPlusSeconds(LOGIN_CODE_MINUTES * 60) }
    : { dueAt: null, ...redactSecret(message) };
  await transitionMessage(ctx.db, ctx, message, { state: "sent", providerId, failure: null, ...rest });
}

/** Marks a message as failed and sends a login code by SMS instead, if possible. */
export async function failMessage(ctx: DeliveryContext, message: MessageRow, failure: string): Promise<void> {
  await ctx.db.transaction(async (transaction) => {
    const failed = await transitionMessage(transaction, ctx, message, {
      state: "failed",
      dueAt: null,
      failure,
      ...redactSecret(message),
    });
    if (failed) await fallBackToSms(transaction, ctx, message);
  });
}

/** Writes the login code that WhatsApp did not deliver as an SMS, with the code's original age. */
export async function fallBackToSms(transaction: Db, ctx: DeliveryContext, message: MessageRow): Promise<void> {
  if (!hasSmsFallback(ctx, message)) return;
  const { recipient, body, language, variables, cause, createdAt } = message;
  const draft = { kind: "login-code", channel: "sms", recipient, body, language, variables, cause } as const;
  await writeMessage(transaction, { now: createdAt, emit: ctx.emit }, draft);
}

function hasSmsFallback({ channels }: DeliveryContext, { kind, channel, emptiedAt }: MessageRow): boolean {
  return kind === "login-code" && channel === "whatsapp" && channels.sms !== undefined && emptiedAt === null;
}

/** Returns the change that redacts a login code which is no longer needed. */
export function redactSecret({ kind, body }: MessageRow): { body?: string; variables?: string[] } {
  return kind === "login-code" ? { body: redactLoginCode(body), variables: [] } : {};
}
