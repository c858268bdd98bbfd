import type { SendResult } from "./channel.ts";

/** The provider asks to wait for a while. */
export class TooManyRequestsError extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("The provider asks to wait.");
    this.retryAfterSeconds = retryAfterSeconds > 0 ? retryAfterSeconds : 0;
  }
}

/** The account is locked or its token is wrong: not the message's fault, and the lab can fix it. */
const ACCOUNT_STATUSES = new Set([401, 403]);
const CONNECTION_ERROR_CODES = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

/**
 * Maps a failed call to its message's result. After a provider failure it is unknown whether the message was accepted.
 */
export function toSendResult(failure: unknown): SendResult {
  if (failure instanceof TooManyRequestsError) {
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
  return { outcome: CONNECTION_ERROR_CODES.has(String(code)) ? "busy" : "unknown", reason };
}

/** Meaning of Twilio's message statuses for the outbox; callbacks arrive in any order. */
const deliveryStates = {
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

type DeliveryState = (typeof deliveryStates)[keyof typeof deliveryStates];

/** Returns the state of a reported status; null if it is unknown. */
export function parseDeliveryState(status: string): DeliveryState | null {
  return Object.hasOwn(deliveryStates, status) ? deliveryStates[status as keyof typeof deliveryStates] : null;
}
