import type { MessageChannel } from "#core/messages/message.ts";

/** What became of a channel's messages of late. */
export type ChannelTally = {
  channel: MessageChannel;
  /** Given up in the last hour, after a try or more. */
  failed: number;
  /** Not given up yet, though tried so often that half an hour has passed since the first try. */
  stuck: number;
  /** Whether the provider has taken one in the last hour, and not reported it as failed. */
  getsThrough: boolean;
};

/** The ways by which nothing gets through, and how many of their messages failed or are stuck. */
export type FailingMessages = { channels: MessageChannel[]; messages: number };

/** The sixth try begins forty minutes after the first (`waitSeconds`). */
export const STUCK_FROM_TRIES = 6;
/** A few wrong numbers are no failing provider. */
const FAILED_AT_LEAST = 5;

/**
 * The channels that the lab must see to, null where there is none: in an hour nothing got through, and five messages were
 * given up, or one is tried again and again, as when the provider refuses the account or is down.
 */
export function failingMessages(tallies: readonly ChannelTally[]): FailingMessages | null {
  const failing = tallies.filter(isFailing);
  if (failing.length === 0) return null;
  const messages = failing.reduce((sum, { failed, stuck }) => sum + failed + stuck, 0);
  return { channels: failing.map(({ channel }) => channel), messages };
}

function isFailing({ failed, stuck, getsThrough }: ChannelTally): boolean {
  return !getsThrough && (stuck > 0 || failed >= FAILED_AT_LEAST);
}
