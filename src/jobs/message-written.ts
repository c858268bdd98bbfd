import type { Events } from "#core/events/events.ts";
import { deliverMessage } from "#core/messages/delivery/deliver-message.server.ts";
import type { JobParts } from "./jobs.ts";

/** A message of the outbox leaves, or is seen to again. */
export async function onMessageWritten(
  { db, clock, announce, channels, limits }: JobParts,
  { messageId }: Events["message.written"],
): Promise<void> {
  await deliverMessage({ db, now: clock(), announce, channels, limits }, messageId);
}
