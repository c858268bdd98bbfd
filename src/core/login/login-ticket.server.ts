import { isEqualConstantTime, type KeyedHash } from "#platform/keyed-hash.server.ts";

const PERMIT_MS = 30 * 60_000;

type Purpose = "login ticket" | "code permit";

/**
 * Signed ticket that the browser gets when it requests a code and sends back when it tries one. Tries without it are
 * rejected uncounted, so that a stranger's guesses cannot use up the tries (decision 006).
 */
export function createLoginTicket(hash: KeyedHash, phone: string, sentAt: Date): string {
  return signMoment(hash, "login ticket", phone, sentAt);
}

/** Returns when the code of this ticket was requested; null if the ticket is not valid for this phone. */
export function parseLoginTicket(hash: KeyedHash, phone: string, ticket: string): Date | null {
  return verifyMoment(hash, "login ticket", phone, ticket);
}

/**
 * Permit in the response to a booking that needs proof: it allows a code to a phone without bookings (decision 018).
 */
export function createCodePermit(hash: KeyedHash, phone: string, now: Date): string {
  return signMoment(hash, "code permit", phone, now);
}

/** Whether the permit is valid for this phone and not older than half an hour. */
export function isValidCodePermit(hash: KeyedHash, phone: string, permit: string, now: Date): boolean {
  const givenAt = verifyMoment(hash, "code permit", phone, permit);
  return givenAt !== null && now.getTime() - givenAt.getTime() < PERMIT_MS;
}

function signMoment(hash: KeyedHash, purpose: Purpose, phone: string, moment: Date): string {
  return `${moment.getTime()}.${hash(purpose, phone, moment.toISOString()).toString("base64url")}`;
}

function verifyMoment(hash: KeyedHash, purpose: Purpose, phone: string, sealed: string): Date | null {
  const at = new Date(Number(sealed.split(".")[0]));
  if (Number.isNaN(at.getTime())) return null;
  return isEqualConstantTime(signMoment(hash, purpose, phone, at), sealed) ? at : null;
}
