import { isSame, type KeyedHash } from "#platform/keyed-hash.server.ts";

/**
 * What the browser that asked for a code gets with the answer, and shows when it tries the code. Tries without it are refused
 * uncounted, so that a stranger's guesses cannot use up the tries of somebody else's code (docs/decisions/006).
 */
export function loginTicket(hash: KeyedHash, phone: string, sentAt: Date): string {
  return `${sentAt.getTime()}.${hash("login ticket", phone, sentAt.toISOString()).toString("base64url")}`;
}

/** When the code of this ticket was asked for; null where the ticket is no ticket of this phone. */
export function ticketMoment(hash: KeyedHash, phone: string, ticket: string): Date | null {
  const sentAt = new Date(Number(ticket.split(".")[0]));
  if (Number.isNaN(sentAt.getTime())) return null;
  return isSame(loginTicket(hash, phone, sentAt), ticket) ? sentAt : null;
}
