import type { LanguageCode } from "#db/schema/values.ts";

/** The channel by which a message is sent. */
type ChannelName = "whatsapp" | "sms" | "email";

export type OutgoingMessage = {
  /** The message's id in the outbox. */
  id: number;
  /** Selects the approved template, if the channel needs one. */
  kind: string;
  /** Of the text: a template in another language is not used. */
  language: LanguageCode;
  /** A phone (E.164) or an email address. */
  to: string;
  /** Email only. */
  subject: string | null;
  text: string;
  /** Email only. */
  html: string | null;
  /** Values for a template's placeholders, in order. */
  variables: string[];
  /** What a template's buttons send back after their own word; null if it has none. */
  replyPayload: string | null;
  /** The visit link with which the text ends; null if it has none. */
  visitUrl: string | null;
  writtenAt: Date;
};

/** Result of one attempt. `reason` is the provider's, for staff only; it may contain the recipient. */
export type SendResult =
  | { outcome: "sent"; providerId: string }
  /** Another attempt would fail in the same way. */
  | { outcome: "refused"; reason: string }
  /** Not accepted now; it may be later. */
  | { outcome: "busy"; reason: string; retryAfterSeconds?: number }
  /** Unknown whether it was accepted: check before another attempt. */
  | { outcome: "unknown"; reason: string };

export type Channel = {
  /** Returns the language in which a message of this kind is to be written; without it, the wanted one. */
  chooseLanguage?(kind: string, wanted: LanguageCode): LanguageCode;
  send(message: OutgoingMessage): Promise<SendResult>;
  /** Returns the provider's id of a message accepted since then; null if it cannot tell or accepted none. */
  findSent(message: OutgoingMessage, since: Date): Promise<string | null>;
};

/** The configured channels. */
export type Channels = Partial<Record<ChannelName, Channel>>;

/** Timeout of one attempt. */
const SEND_TIMEOUT_SECONDS = 15;

/** Wraps a channel so that an attempt that exceeds the timeout has the outcome `unknown`. */
export function withSendTimeout(channel: Channel): Channel {
  return {
    ...channel,
    async send(message) {
      const { promise, resolve } = Promise.withResolvers<SendResult>();
      const timeoutResult = {
        outcome: "unknown",
        reason: `No answer within ${SEND_TIMEOUT_SECONDS} seconds.`,
      } as const;
      const timer = setTimeout(resolve, SEND_TIMEOUT_SECONDS * 1000, timeoutResult);
      return Promise.race([channel.send(message), promise]).finally(() => clearTimeout(timer));
    },
  };
}
