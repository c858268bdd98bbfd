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
