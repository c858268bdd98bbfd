import { and, eq, isNull, ne } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { inSeconds } from "#core/messages/due.server.ts";
import { laneOf } from "#core/messages/message.ts";
import { Refusal } from "#core/refusal.ts";
import { messages } from "#db/schema/messages.ts";
import type { MessageRow } from "./move-message.server.ts";

const canGoAgain = [eq(messages.state, "failed"), ne(messages.kind, "login-code"), isNull(messages.emptiedAt)];

/**
 * The desk has a failed message sent once more, e.g. after the account was filled up.
 * Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile (it has not failed, or somebody else was
 * faster). A login code is blanked when it fails, and an emptied message has no text: with nothing to send, they count as
 * not failed.
 */
export async function sendAgain(ctx: Context, messageId: number): Promise<MessageRow> {
  requireMay(ctx.actor, "send-message-again");
  return ctx.db.transaction(async (transaction) => {
    const [again] = await transaction
      .update(messages)
      .set({ state: "waiting", stateAt: ctx.now, tries: 0, dueAt: inSeconds(0), providerId: null, failure: null })
      .where(and(eq(messages.id, messageId), ...canGoAgain))
      .returning();
    if (!again) throw await refusalOf(ctx, messageId);
    await ctx.announce(transaction, { name: "message.written", data: { lane: laneOf(again.kind) } });
    await recordAction(transaction, ctx, {
      action: "message",
      bookingId: again.bookingId,
      change: { messageId, kind: again.kind, channel: again.channel },
    });
    return again;
  });
}

async function refusalOf({ db }: Context, messageId: number): Promise<Refusal> {
  const [found] = await db.select({ id: messages.id }).from(messages).where(eq(messages.id, messageId));
  if (!found) return new Refusal("not-found", "message-unknown");
  return new Refusal("changed-meanwhile", "message-not-sendable");
}
