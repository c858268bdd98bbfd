import { and, eq, isNull, ne } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { nowPlusSeconds } from "#core/messages/database-time.server.ts";
import { getMessageQueue } from "#core/messages/message.ts";
import { messages } from "#db/schema/messages.ts";
import type { MessageRow } from "./transition-message.server.ts";

const isResendable = [eq(messages.state, "failed"), ne(messages.kind, "login-code"), isNull(messages.emptiedAt)];

/**
 * Sends a failed message again, e.g. after the provider account was topped up.
 * Throws `sign-in-needed`, `not-allowed`, `not-found`, `changed-meanwhile` (it is not failed, or another person was
 * faster). A login code is redacted when it fails and a redacted message has no text: both count as not failed.
 */
export async function resendMessage(ctx: Context, messageId: number): Promise<MessageRow> {
  authorize(ctx.actor, "resend-message");
  return ctx.db.transaction(async (transaction) => {
    const [resent] = await transaction
      .update(messages)
      .set({ state: "waiting", stateAt: ctx.now, tries: 0, dueAt: nowPlusSeconds(0), providerId: null, failure: null })
      .where(and(eq(messages.id, messageId), ...isResendable))
      .returning();
    if (!resent) throw await createResendError(ctx, messageId);
    await ctx.emit(transaction, { name: "message.written", data: { lane: getMessageQueue(resent.kind) } });
    await recordAction(transaction, ctx, {
      action: "message",
      bookingId: resent.bookingId,
      change: { messageId, kind: resent.kind, channel: resent.channel },
    });
    return resent;
  });
}

async function createResendError({ db }: Context, messageId: number): Promise<DomainError> {
  const [found] = await db.select({ id: messages.id }).from(messages).where(eq(messages.id, messageId));
  if (!found) return new DomainError("not-found", "message-unknown");
  return new DomainError("changed-meanwhile", "message-not-sendable");
}
