import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import type { Db } from "#db/client.server.ts";
import { messages } from "#db/schema/messages.ts";
import { nowPlusSeconds } from "./database-time.server.ts";
import { getMessageQueue, type MessageChannel, type MessageKind } from "./message.ts";

export type WriteMessageInput = {
  kind: MessageKind;
  channel: MessageChannel;
  /** A phone (E.164) or an email address, depending on the channel. */
  recipient: string;
  /** Only of an email. */
  subject?: string;
  body: string;
  /** Of subject, text and variables. */
  language: Language;
  /** Variables of the approved template of this kind, in order (docs/operations.md, "Messages"). */
  variables?: string[];
  /** E.g. "booking 12 confirmed": a channel sends each cause once. */
  cause: string;
  bookingId?: number;
  /** Slot of the visit at the time of writing. */
  visitDay?: string;
  visitTime?: string;
  /** Whether a channel must not send the same text about the same booking twice, whatever the cause. */
  isSaidOnce?: boolean;
  /** Delay in seconds before the dispatcher picks it up, if it is sent directly before. */
  dueInSeconds?: number;
};

/**
 * Writes a message to the outbox in the causing transaction: it is sent if and only if that commits. Writes nothing if
 * the cause exists. A text that must not be sent twice is stored as failed, visible to staff. Returns the message's id,
 * or null if it existed.
 */
export async function writeMessage(
  transaction: Db,
  ctx: Pick<Context, "now" | "emit">,
  { isSaidOnce = false, dueInSeconds = 0, ...draft }: WriteMessageInput,
): Promise<number | null> {
  const wasSaid = isSaidOnce ? wasSentBefore(draft) : sql`false`;
  const [message] = await transaction
    .insert(messages)
    .values({
      ...draft,
      state: sql`case when ${wasSaid} then 'failed' else 'waiting' end`,
      failure: sql`case when ${wasSaid} then ${getSentences("en").deliveryFailures.duplicate} end`,
      dueAt: sql`case when not ${wasSaid} then ${nowPlusSeconds(dueInSeconds)} end`,
      stateAt: ctx.now,
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ id: messages.id, state: messages.state });
  if (!message) return null;
  if (message.state === "failed") return message.id;
  await ctx.emit(transaction, { name: "message.written", data: { lane: getMessageQueue(draft.kind) } });
  return message.id;
}

/** A failed message does not count as sent. */
function wasSentBefore({ bookingId = 0, channel, body }: WriteMessageInput): SQL {
  const isSame = and(eq(messages.bookingId, bookingId), eq(messages.channel, channel), eq(messages.body, body));
  return sql`exists (select from ${messages} where ${isSame} and ${ne(messages.state, "failed")})`;
}
