/** Longest text of a reply, in characters: what one WhatsApp message holds. */
export const MAX_REPLY_CHARACTERS = 1000;

/** WhatsApp takes free text for 24 hours after the patient's last message; later, only approved templates. */
const WINDOW_MS = 24 * 3_600_000;

/** Returns until when the lab can reply in its own words, or null once that is over. */
export function getReplyEnd(lastInboundAt: Date | null, now: Date): Date | null {
  if (!lastInboundAt) return null;
  const end = new Date(lastInboundAt.getTime() + WINDOW_MS);
  return end > now ? end : null;
}
