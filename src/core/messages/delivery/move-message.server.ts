import { and, eq, type SQL } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import type { MessageState } from "#core/messages/message.ts";
import type { Db } from "#db/client.server.ts";
import { messages } from "#db/schema/messages.ts";
import type { Channels } from "#platform/channels/channel.ts";

/** What delivering needs: where messages are kept, when it is, how to wake the sender, and the ways out. */
export type Delivery = Pick<Context, "db" | "now" | "announce"> & { channels: Channels };

export type MessageRow = typeof messages.$inferSelect;

type Change = Partial<Pick<MessageRow, "stateAt" | "tries" | "providerId" | "failure" | "body" | "variables">> & {
  state: MessageState;
  /** When it is looked at next; null where nothing is left to do. */
  dueAt: SQL | null;
};

/** Moves a message on, if it still is as it was seen; null where somebody else was faster. */
export async function moveMessage(
  transaction: Db,
  ctx: Pick<Context, "now">,
  seen: MessageRow,
  change: Change,
): Promise<MessageRow | null> {
  const [moved] = await transaction
    .update(messages)
    .set({ stateAt: ctx.now, ...change })
    .where(and(eq(messages.id, seen.id), eq(messages.state, seen.state), eq(messages.tries, seen.tries)))
    .returning();
  return moved ?? null;
}
