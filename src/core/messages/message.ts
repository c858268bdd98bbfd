/** What a message tells: one kind of news each, because an approved template is one text with gaps. */
export const messageKinds = [
  "booking-confirmed",
  "visit-confirmed",
  "sample-collected",
  "visit-declined",
  "visit-moved",
  "visit-cancelled",
  "booking-changed",
  "items-changed",
  "centre-confirmed",
  "centre-declined",
  "centre-cancelled",
  "centre-items-changed",
  "report-ready",
  "report-corrected",
  "report-withdrawn",
  "login-code",
  "contact-message",
  "password-guessing",
  "messages-failing",
  "disk-nearly-full",
  "backup-old",
  "test",
] as const;

/** By which way it goes. */
export const messageChannels = ["whatsapp", "sms", "email"] as const;

/**
 * kept: no channel is set up, it stays to be read · waiting: to be sent, or to be tried again · sending: a try is under
 * way, or died · sent: the provider took it · delivered, read: as the provider reports · failed: it will not be tried again.
 */
export const messageStates = ["kept", "waiting", "sending", "sent", "failed", "delivered", "read"] as const;

export type MessageKind = (typeof messageKinds)[number];
export type MessageChannel = (typeof messageChannels)[number];
export type MessageState = (typeof messageStates)[number];

/** Login codes go by a way of their own, so that no flood of news holds one up. */
export function laneOf(kind: string): "login-codes" | "news" {
  return kind === "login-code" ? "login-codes" : "news";
}

/** Whether recipient and text were taken out of a message of the outbox: every other one says something. */
export function isEmptied({ body }: { body: string }): boolean {
  return body === "";
}

/** Reports come in any order: one moves a message only onwards, so a late "sent" or "failed" changes nothing of a read one. */
const rank = { kept: 0, waiting: 0, sending: 1, sent: 2, failed: 3, delivered: 4, read: 5 } satisfies Record<
  MessageState,
  number
>;

/** The states from which a report of `state` moves a message on; only what was sent can be reported of. */
export function statesBefore(state: MessageState): MessageState[] {
  return messageStates.filter((earlier) => rank[earlier] >= rank.sending && rank[earlier] < rank[state]);
}

/** A message is given up after so many tries, which takes about five hours and three quarters. */
export const MOST_TRIES = 10;

const FIRST_WAIT_SECONDS = 20;
const LONGEST_WAIT_SECONDS = 3600;

/** How long after a try the message is looked at again: 20 s, a minute, 3, 9, 27, then an hour each. */
export function waitSeconds(tries: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 3 ** Math.max(tries - 1, 0), LONGEST_WAIT_SECONDS);
}

/** Timers and clocks differ a little. */
const SLACK_SECONDS = 2;

/** A try begun so long ago has died with its process, or never got an answer. */
export function hasDied(tries: number, begunAt: Date, now: Date): boolean {
  return now.getTime() - begunAt.getTime() >= (waitSeconds(tries) - SLACK_SECONDS) * 1000;
}
