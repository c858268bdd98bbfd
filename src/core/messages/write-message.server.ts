import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { messages } from "#db/schema/messages.ts";
import type { MessageChannel, MessageKind } from "./message.ts";

export type MessageDraft = {
  kind: MessageKind;
  channel: MessageChannel;
  /** A phone (E.164) or an email address, as the channel wants it. */
  recipient: string;
  /** Of a mail alone. */
  subject?: string;
  body: string;
  /** What fills the gaps of an approved template of this kind, in their order (docs/operations.md, "Messages"). */
  variables?: string[];
  /** What it is about, e.g. "booking 12 confirmed": the same cause is told once by each channel. */
  cause: string;
  bookingId?: number;
};

/**
 * Puts a message into the outbox, in the transaction that gives cause to it: a job sends it if and only if that
 * commits. The same cause writes nothing twice. Gives the message's number, or null where it was there before.
 */
export async function writeMessage(
  transaction: Db,
  ctx: Pick<Context, "now" | "announce">,
  draft: MessageDraft,
): Promise<number | null> {
  const [written] = await transaction
    .insert(messages)
    .values({ ...draft, state: "waiting", stateAt: ctx.now, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: messages.id });
  if (!written) return null;
  await ctx.announce(transaction, {
    name: "message.written",
    data: { messageId: written.id },
    isUrgent: draft.kind === "login-code",
  });
  return written.id;
}
