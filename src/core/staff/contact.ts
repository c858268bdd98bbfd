import { toE164 } from "#core/patients/phone.ts";
import { isValidEmail, normalizeEmail } from "#core/text-schemas.ts";

/** Maximum length of an email address, in characters. */
const MAX_EMAIL_LENGTH = 200;

/**
 * Parses the contact by which a staff member is reached and signs in: an email address in lower case, or a phone in
 * E.164; null if it is neither.
 */
export function parseContact(typed: string): string | null {
  const email = normalizeEmail(typed);
  return isValidEmail(email) && email.length <= MAX_EMAIL_LENGTH ? email.toLowerCase() : toE164(typed);
}

/** Whether the contact is a phone in E.164, else it is an email address. */
export function isPhoneContact(contact: string): boolean {
  return contact.startsWith("+");
}

/** Returns the account's email address: the sign-in library requires one of everyone. */
export function toAccountEmail(contact: string): string {
  return isPhoneContact(contact) ? `${contact.slice(1)}@staff.invalid` : contact;
}
