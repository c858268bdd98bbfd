import { isSame, type KeyedHash } from "#platform/keyed-hash.server.ts";

const PERMIT_MS = 30 * 60_000;

/** What a sealed moment is for. */
type Purpose = "login ticket" | "code permit";

/**
 * What the browser that asked for a code gets with the answer, and shows when it tries the code. Tries without it are refused
 * uncounted, so that a stranger's guesses cannot use up the tries of somebody else's code (decision 006).
 */
export function loginTicket(hash: KeyedHash, phone: string, sentAt: Date): string {
  return seal(hash, "login ticket", phone, sentAt);
}

/** When the code of this ticket was asked for; null where the ticket is no ticket of this phone. */
export function ticketMoment(hash: KeyedHash, phone: string, ticket: string): Date | null {
  return momentOf(hash, "login ticket", phone, ticket);
}

/** What a booking that needs proof is answered: with it a code is sent to a phone that has no bookings yet (decision 018). */
export function codePermit(hash: KeyedHash, phone: string, now: Date): string {
  return seal(hash, "code permit", phone, now);
}

/** Whether the permit is of this phone, and not older than half an hour. */
export function isPermitted(hash: KeyedHash, phone: string, permit: string, now: Date): boolean {
  const givenAt = momentOf(hash, "code permit", phone, permit);
  return givenAt !== null && now.getTime() - givenAt.getTime() < PERMIT_MS;
}

function seal(hash: KeyedHash, purpose: Purpose, phone: string, at: Date): string {
  return `${at.getTime()}.${hash(purpose, phone, at.toISOString()).toString("base64url")}`;
}

function momentOf(hash: KeyedHash, purpose: Purpose, phone: string, sealed: string): Date | null {
  const at = new Date(Number(sealed.split(".")[0]));
  if (Number.isNaN(at.getTime())) return null;
  return isSame(seal(hash, purpose, phone, at), sealed) ? at : null;
}
