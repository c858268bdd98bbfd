import type { Sending } from "./channel.ts";

/** The provider asks to be left alone for a while. */
export class TooManyRequests extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("The provider asks to wait.");
    this.retryAfterSeconds = retryAfterSeconds > 0 ? retryAfterSeconds : 0;
  }
}

/** The account is locked or its token is wrong: nothing of the message's, and the lab can mend it. */
const ACCOUNT_STATUSES = new Set([401, 403]);
const NEVER_CONNECTED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

/** What a failed call says of its message. A failure of the provider's own leaves open whether it took the message. */
export function sendingOf(failure: unknown): Sending {
  if (failure instanceof TooManyRequests) {
    return {
      outcome: "busy",
      reason: "Too many messages at once (429).",
      retryAfterSeconds: failure.retryAfterSeconds,
    };
  }
  const { status, code, message } = failure as { status?: number; code?: number | string; message?: string };
  const reason = `${message || "No reason given."} (${code ?? status ?? "no code"})`;
  if (typeof status === "number" && status < 500) {
    return { outcome: ACCOUNT_STATUSES.has(status) ? "busy" : "refused", reason };
  }
  return { outcome: NEVER_CONNECTED.has(String(code)) ? "busy" : "unknown", reason };
}

/** What Twilio's words for a message's status mean to the outbox; it tells them by callback, in any order. */
const meanings = {
  accepted: "sent",
  scheduled: "sent",
  queued: "sent",
  sending: "sent",
  sent: "sent",
  delivered: "delivered",
  read: "read",
  failed: "failed",
  undelivered: "failed",
  canceled: "failed",
} as const;

type ReportedState = (typeof meanings)[keyof typeof meanings];

/** The state that a reported status means; null for a word that is not known. */
export function reportedState(status: string): ReportedState | null {
  return Object.hasOwn(meanings, status) ? meanings[status as keyof typeof meanings] : null;
}
