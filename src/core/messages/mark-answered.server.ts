import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { formatActor } from "#core/access/actor.ts";
import { authorize } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { contactMessages } from "#db/schema/messages.ts";
import type { ContactMessageRow } from "./list-contact-messages.server.ts";

type MarkAnsweredInput = { contactMessageId: number; answered: boolean };

/**
 * Marks a visitor's message as answered, or reopens it. If two people mark it, the first stays named. Throws
 * `sign-in-needed`, `not-allowed`, `not-found`.
 */
export async function markAnswered(ctx: Context, input: MarkAnsweredInput): Promise<ContactMessageRow> {
  authorize(ctx.actor, "manage-inbox");
  return ctx.db.transaction(async (transaction) => {
    const changed = await setAnswered(transaction, ctx, input);
    if (changed) await recordMark(transaction, ctx, input);
    return changed ?? (await findContactMessage(transaction, input.contactMessageId));
  });
}

async function setAnswered(transaction: Db, ctx: Context, { contactMessageId, answered }: MarkAnsweredInput) {
  const { id, answeredAt } = contactMessages;
  const [changed] = await transaction
    .update(contactMessages)
    .set(
      answered ? { answeredAt: ctx.now, answeredBy: formatActor(ctx.actor) } : { answeredAt: null, answeredBy: null },
    )
    .where(and(eq(id, contactMessageId), answered ? isNull(answeredAt) : isNotNull(answeredAt)))
    .returning();
  return changed;
}

async function recordMark(
  transaction: Db,
  ctx: Context,
  { contactMessageId, answered }: MarkAnsweredInput,
): Promise<void> {
  await recordAction(transaction, ctx, {
    action: answered ? "message-answered" : "message-reopened",
    change: { contactMessageId },
  });
}

async function findContactMessage(transaction: Db, id: number): Promise<ContactMessageRow> {
  const [message] = await transaction.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!message) throw new DomainError("not-found", "message-unknown");
  return message;
}
