/** Kinds of messages: one approved template each. */
export const messageKinds = [
  "booking-confirmed",
  "visit-confirmed",
  "sample-collected",
  "visit-declined",
  "visit-moved",
  "visit-cancelled",
  "redraw-booked",
  "booking-changed",
  "items-changed",
  "centre-confirmed",
  "centre-declined",
  "centre-cancelled",
  "centre-items-changed",
  "report-ready",
  "report-corrected",
  "report-withdrawn",
  "payment-received",
  "money-returned",
  "visit-tomorrow",
  "visit-tomorrow-unrestricted",
  "visit-soon",
  "phlebotomist-coming",
  "visit-late",
  "fasting-noted",
  "fasting-not-needed",
  "choose-another-hour",
  "not-me-noted",
  "opted-out",
  "opted-in",
  "login-code",
  "contact-message",
  "password-guessing",
  "messages-failing",
  "disk-nearly-full",
  "backup-old",
  "evening-figures",
  "test",
  "reply",
] as const;

/** Kinds that the lab itself reads or writes, in English alone. */
export const untranslatedKinds = [
  "contact-message",
  "password-guessing",
  "messages-failing",
  "disk-nearly-full",
  "backup-old",
  "evening-figures",
  "test",
  "reply",
] as const satisfies readonly MessageKind[];

/** Kinds that are no conversation with a patient: secrets, and what the lab tells itself. */
export const kindsOutsideConversations = [
  "login-code",
  "contact-message",
  "password-guessing",
  "messages-failing",
  "disk-nearly-full",
  "backup-old",
  "evening-figures",
  "test",
] as const satisfies readonly MessageKind[];

export const messageChannels = ["whatsapp", "sms", "email"] as const;

/**
 * kept: no channel is set up, for reading only · waiting: to be sent or retried · sending: a try is running or died ·
 * sent: the provider took it · delivered, read: as the provider reports · failed: not retried.
 */
export const messageStates = ["kept", "waiting", "sending", "sent", "failed", "delivered", "read"] as const;

export type MessageKind = (typeof messageKinds)[number];
export type MessageChannel = (typeof messageChannels)[number];
export type MessageState = (typeof messageStates)[number];

/**
 * Kinds that a phone gets although it has opted out: what it asks for, what its opt-out is answered, and messages to
 * the lab.
 */
const kindsDespiteOptOut: readonly MessageKind[] = [
  ...(["login-code", "not-me-noted", "opted-out", "opted-in", "test", "contact-message"] as const),
  ...(["password-guessing", "messages-failing", "disk-nearly-full", "backup-old", "evening-figures"] as const),
];

/** Whether a message is not sent to a phone that has opted out. Emails are sent: a phone opts out, not an address. */
export function isStoppedByOptOut({ kind, channel }: { kind: string; channel: string }): boolean {
  return channel !== "email" && !kindsDespiteOptOut.some((name) => name === kind);
}

/** Kinds whose text ends with the visit link; their templates can have it as the last variable. */
export const visitLinkKinds: readonly MessageKind[] = [
  "booking-confirmed",
  "visit-confirmed",
  "visit-moved",
  "redraw-booked",
  "booking-changed",
  "items-changed",
  "visit-tomorrow",
  "visit-tomorrow-unrestricted",
  "visit-soon",
];

/** Kinds whose template has buttons: its last variable before the link is what each button sends back. */
const kindsWithReplies: readonly string[] = ["visit-tomorrow", "visit-tomorrow-unrestricted"];

/** Whether the template of a kind has buttons with which the patient replies. */
export function hasReplies(kind: string): boolean {
  return kindsWithReplies.includes(kind);
}

/** Queue of a kind. Login codes have their own, so that other messages cannot hold them up. */
export function getMessageQueue(kind: string): "login-codes" | "news" {
  return kind === "login-code" ? "login-codes" : "news";
}

/** Whether recipient and text were removed; every other message has a text. */
export function isRedacted({ body }: { body: string }): boolean {
  return body === "";
}

/**
 * Reports arrive in any order and only move a message forward: a late "sent" or "failed" does not change a read one.
 */
const stateRank = { kept: 0, waiting: 0, sending: 1, sent: 2, failed: 3, delivered: 4, read: 5 } satisfies Record<
  MessageState,
  number
>;

/** States from which a report of `state` moves a message forward. Only sent messages can be reported. */
export function listEarlierStates(state: MessageState): MessageState[] {
  return messageStates.filter(
    (earlier) => stateRank[earlier] >= stateRank.sending && stateRank[earlier] < stateRank[state],
  );
}

/** Number of tries before a message is given up, after about 5 3/4 hours. */
export const MAX_TRIES = 10;

const FIRST_WAIT_SECONDS = 20;
const MAX_WAIT_SECONDS = 3600;

/** Seconds between a try and the next check: 20 s, then 1, 3, 9, 27 minutes, then an hour each. */
export function getRetryDelaySeconds(tries: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 3 ** Math.max(tries - 1, 0), MAX_WAIT_SECONDS);
}

/** Tolerance for timers and clocks. */
const SLACK_SECONDS = 2;

/** Whether a try has died with its process or never got a response. */
export function isTryAbandoned(tries: number, begunAt: Date, now: Date): boolean {
  return now.getTime() - begunAt.getTime() >= (getRetryDelaySeconds(tries) - SLACK_SECONDS) * 1000;
}
