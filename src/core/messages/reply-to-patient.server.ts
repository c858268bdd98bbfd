import { and, eq } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { DEFAULT_LANGUAGE } from "#core/i18n/languages.ts";
import type { Db } from "#db/client.server.ts";
import { messages } from "#db/schema/messages.ts";
import { findReplyState } from "./conversations/reply-state.server.ts";
import { getReplyEnd } from "./conversations/reply-window.ts";
import { writeMessage } from "./write-message.server.ts";

type ReplyToPatientInput = {
  /** E.164. */
  phone: string;
  body: string;
  /** Made by the page: the same reply is sent once, however often it is requested. */
  key: string;
  /** Whether the lab has its own WhatsApp. */
  hasWhatsapp: boolean;
};

/**
 * Sends a reply in the staff's own words by the lab's WhatsApp and returns its id in the outbox. Throws
 * `sign-in-needed`, `not-allowed`, and `rule-broken`: without a channel, to a phone that opted out, or later than 24
 * hours after its last message.
 */
export async function replyToPatient(
  ctx: Context,
  { phone, body, key, hasWhatsapp }: ReplyToPatientInput,
): Promise<{ id: number }> {
  authorize(ctx.actor, "contact-patient");
  if (!hasWhatsapp) throw new DomainError("rule-broken", "reply-without-channel");
  return ctx.db.transaction(async (transaction) => {
    const cause = `reply ${key}`;
    const written = await findReply(transaction, cause);
    if (written) return written;
    const { isOptedOut, lastInboundAt, bookingId } = await findReplyState(transaction, phone);
    if (isOptedOut) throw new DomainError("rule-broken", "phone-opted-out");
    if (!getReplyEnd(lastInboundAt, ctx.now)) throw new DomainError("rule-broken", "reply-window-over");
    const draft = {
      kind: "reply",
      channel: "whatsapp",
      recipient: phone,
      body,
      language: DEFAULT_LANGUAGE,
      cause,
    } as const;
    const id = await writeMessage(transaction, ctx, { ...draft, ...(bookingId !== null && { bookingId }) });
    if (id === null) return (await findReply(transaction, cause)) ?? { id: 0 };
    await recordAction(transaction, ctx, {
      action: "message",
      bookingId,
      change: { messageId: id, kind: draft.kind, channel: draft.channel },
    });
    return { id };
  });
}

async function findReply(db: Db, cause: string): Promise<{ id: number } | undefined> {
  const [found] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.cause, cause), eq(messages.channel, "whatsapp")));
  return found;
}
