import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { messages } from "#db/schema/messages.ts";
import { inSeconds } from "./due.server.ts";
import { laneOf, type MessageChannel, type MessageKind } from "./message.ts";

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
  /** When the visit was, as it was written. */
  visitDay?: string;
  visitTime?: string;
  /** Whether the same words about the same booking must not go out twice by one channel, whatever their cause. */
  isSaidOnce?: boolean;
  /** So much later it is looked at, where somebody sends it before. */
  dueInSeconds?: number;
};

const SAID_BEFORE =
  "Not sent: this phone was told the same before, and no code has proved it. Send it again if it must be.";

/**
 * Puts a message into the outbox, in the transaction that gives cause to it: it is sent if and only if that
 * commits. The same cause writes nothing twice. What must not be said twice is kept as failed, for the desk to see. Gives the
 * message's number, or null where it was there before.
 */
export async function writeMessage(
  transaction: Db,
  ctx: Pick<Context, "now" | "announce">,
  { isSaidOnce = false, dueInSeconds = 0, ...draft }: MessageDraft,
): Promise<number | null> {
  const wasSaid = isSaidOnce ? saidBefore(draft) : sql`false`;
  const [written] = await transaction
    .insert(messages)
    .values({
      ...draft,
      state: sql`case when ${wasSaid} then 'failed' else 'waiting' end`,
      failure: sql`case when ${wasSaid} then ${SAID_BEFORE} end`,
      dueAt: sql`case when not ${wasSaid} then ${inSeconds(dueInSeconds)} end`,
      stateAt: ctx.now,
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ id: messages.id, state: messages.state });
  if (!written) return null;
  if (written.state === "failed") return written.id;
  await ctx.announce(transaction, { name: "message.written", data: { lane: laneOf(draft.kind) } });
  return written.id;
}

/** What failed has not been said. */
function saidBefore({ bookingId = 0, channel, body }: MessageDraft): SQL {
  const isSame = and(eq(messages.bookingId, bookingId), eq(messages.channel, channel), eq(messages.body, body));
  return sql`exists (select from ${messages} where ${isSame} and ${ne(messages.state, "failed")})`;
}
