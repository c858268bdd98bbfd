import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { actorName } from "#core/access/actor.ts";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { contactMessages } from "#db/schema/messages.ts";
import type { ReceivedMessageRow } from "./queries.server.ts";

type Input = { contactMessageId: number; answered: boolean };

/**
 * The desk marks a visitor's message as answered, or opens it again. Of two people who mark one message the first stays
 * named. Refuses: sign-in-needed, not-allowed, not-found.
 */
export async function markAnswered(ctx: Context, input: Input): Promise<ReceivedMessageRow> {
  requireMay(ctx.actor, "keep-inbox");
  return ctx.db.transaction(async (transaction) => {
    const changed = await setAnswered(transaction, ctx, input);
    if (changed) await recordMark(transaction, ctx, input);
    return changed ?? (await messageById(transaction, input.contactMessageId));
  });
}

async function setAnswered(transaction: Db, ctx: Context, { contactMessageId, answered }: Input) {
  const { id, answeredAt } = contactMessages;
  const [changed] = await transaction
    .update(contactMessages)
    .set(answered ? { answeredAt: ctx.now, answeredBy: actorName(ctx.actor) } : { answeredAt: null, answeredBy: null })
    .where(and(eq(id, contactMessageId), answered ? isNull(answeredAt) : isNotNull(answeredAt)))
    .returning();
  return changed;
}

async function recordMark(transaction: Db, ctx: Context, { contactMessageId, answered }: Input): Promise<void> {
  await recordAction(transaction, ctx, {
    action: answered ? "message-answered" : "message-reopened",
    change: { contactMessageId },
  });
}

async function messageById(transaction: Db, id: number): Promise<ReceivedMessageRow> {
  const [message] = await transaction.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!message) throw new Refusal("not-found", "message-unknown");
  return message;
}
