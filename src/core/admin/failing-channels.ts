import type { MessageChannel } from "#core/messages/message.ts";

/** Recent results of a channel. */
export type ChannelStats = {
  channel: MessageChannel;
  /** Given up in the last hour after at least one try. */
  failed: number;
  /** Not given up yet, but tried for more than half an hour. */
  stuck: number;
  /** Whether the provider took a message in the last hour and did not report it as failed. */
  getsThrough: boolean;
};

/** Channels that deliver nothing, and how many of their messages failed or are stuck. */
export type FailingChannels = { channels: MessageChannel[]; messages: number };

/** The sixth try begins forty minutes after the first (`getRetryDelaySeconds`). */
export const STUCK_AFTER_TRIES = 6;
/** A few wrong numbers do not mean a failing provider. */
const MIN_FAILED = 5;

/**
 * Returns the failing channels, or null: nothing was delivered within an hour, and five messages were given up or one
 * is stuck, e.g. because the provider rejects the account or is down.
 */
export function findFailingChannels(channelStats: readonly ChannelStats[]): FailingChannels | null {
  const failing = channelStats.filter(isFailing);
  if (failing.length === 0) return null;
  const messages = failing.reduce((sum, { failed, stuck }) => sum + failed + stuck, 0);
  return { channels: failing.map(({ channel }) => channel), messages };
}

function isFailing({ failed, stuck, getsThrough }: ChannelStats): boolean {
  return !getsThrough && (stuck > 0 || failed >= MIN_FAILED);
}
