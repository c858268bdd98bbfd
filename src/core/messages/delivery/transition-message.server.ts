import { and, eq, type SQL } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import type { MessageState } from "#core/messages/message.ts";
import type { Db } from "#db/client.server.ts";
import { messages } from "#db/schema/messages.ts";
import type { Channels } from "#platform/channels/channel.ts";

/** Dependencies of delivery: database, clock, event emitter and channels. */
export type DeliveryContext = Pick<Context, "db" | "now" | "emit"> & { channels: Channels };

export type MessageRow = typeof messages.$inferSelect;

type MessageTransition = Partial<
  Pick<MessageRow, "stateAt" | "tries" | "providerId" | "failure" | "body" | "variables">
> & {
  state: MessageState;
  /** Time of the next check; null if nothing is left to do. */
  dueAt: SQL | null;
};

/** Updates a message if it is unchanged since it was read; returns null if another process was faster. */
export async function transitionMessage(
  transaction: Db,
  ctx: Pick<Context, "now">,
  message: MessageRow,
  change: MessageTransition,
): Promise<MessageRow | null> {
  const [moved] = await transaction
    .update(messages)
    .set({ stateAt: ctx.now, ...change })
    .where(and(eq(messages.id, message.id), eq(messages.state, message.state), eq(messages.tries, message.tries)))
    .returning();
  return moved ?? null;
}
