import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { formatActor } from "#core/access/actor.ts";
import { authorize } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { inboundMessages } from "#db/schema/messages.ts";

type MarkInboundHandledInput = { inboundMessageId: number; isHandled: boolean };

/**
 * Marks what a patient wrote back as handled, or takes the mark back. If two people mark it, the first stays named.
 * Throws `sign-in-needed`, `not-allowed`, `not-found`.
 */
export async function markInboundHandled(
  ctx: Context,
  { inboundMessageId, isHandled }: MarkInboundHandledInput,
): Promise<void> {
  authorize(ctx.actor, "manage-inbox");
  const { id, seenAt } = inboundMessages;
  await ctx.db.transaction(async (transaction) => {
    const [changed] = await transaction
      .update(inboundMessages)
      .set(isHandled ? { seenAt: ctx.now, seenBy: formatActor(ctx.actor) } : { seenAt: null, seenBy: null })
      .where(and(eq(id, inboundMessageId), isHandled ? isNull(seenAt) : isNotNull(seenAt)))
      .returning({ bookingId: inboundMessages.bookingId });
    if (changed) {
      const change = isHandled ? { inboundMessageId } : { inboundMessageId, reopened: true };
      await recordAction(transaction, ctx, { action: "inbound-handled", bookingId: changed.bookingId, change });
    } else if ((await transaction.$count(inboundMessages, eq(id, inboundMessageId))) === 0) {
      throw new DomainError("not-found", "message-unknown");
    }
  });
}
