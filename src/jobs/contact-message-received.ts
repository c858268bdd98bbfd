import type { Events } from "#core/events/events.ts";
import { forwardContactMessage } from "#core/messages/inbox/contact-messages.server.ts";
import type { JobParts } from "./jobs.ts";

/** The lab gets what a visitor wrote by mail. */
export async function onContactMessageReceived(
  { db, clock, announce }: JobParts,
  { contactMessageId }: Events["contact-message.received"],
): Promise<void> {
  await forwardContactMessage({ db, now: clock(), announce }, contactMessageId);
}
