/** By which way a message reaches somebody. */
type ChannelName = "whatsapp" | "sms" | "email";

export type Outgoing = {
  /** The number of the message in the outbox. */
  id: number;
  /** Names the approved template, where the channel asks for one. */
  kind: string;
  /** A phone (E.164) or an email address. */
  to: string;
  /** Of a mail alone. */
  subject: string | null;
  text: string;
  /** Of a mail alone. */
  html: string | null;
  /** What fills the gaps of a template, in their order. */
  variables: string[];
  writtenAt: Date;
};

/** What became of one try. `reason` is the provider's, for the desk's eyes; it may name the recipient. */
export type Sending =
  | { outcome: "sent"; providerId: string }
  /** Trying again would bring the same answer. */
  | { outcome: "refused"; reason: string }
  /** It was not taken now; later it may be. */
  | { outcome: "busy"; reason: string; retryAfterSeconds?: number }
  /** Nobody knows whether it was taken: ask before trying again. */
  | { outcome: "unknown"; reason: string };

export type Channel = {
  send(message: Outgoing): Promise<Sending>;
  /** The provider's number of a message that it took since then, where it can tell; null where it cannot, or took none. */
  find(message: Outgoing, since: Date): Promise<string | null>;
};

/** The channels that are set up. */
export type Channels = Partial<Record<ChannelName, Channel>>;

/** One try never lasts longer than this. */
const SEND_SECONDS = 15;

/** A channel whose tries end in time; what has not ended by then is unknown. */
export function inTime(channel: Channel): Channel {
  return {
    find: channel.find,
    async send(message) {
      const { promise, resolve } = Promise.withResolvers<Sending>();
      const late = { outcome: "unknown", reason: `No answer within ${SEND_SECONDS} seconds.` } as const;
      const timer = setTimeout(resolve, SEND_SECONDS * 1000, late);
      return Promise.race([channel.send(message), promise]).finally(() => clearTimeout(timer));
    },
  };
}
