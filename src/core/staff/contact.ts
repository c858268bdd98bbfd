import { toE164 } from "#core/patients/phone.ts";
import { emailOf, isEmail } from "#core/written.ts";

/** Letters of an email address. */
const LONGEST_EMAIL = 200;

/** What somebody of the staff is written to and signs in by: an email address in small letters, or a phone in E.164; null where it is neither. */
export function contactOf(typed: string): string | null {
  const email = emailOf(typed);
  return isEmail(email) && email.length <= LONGEST_EMAIL ? email.toLowerCase() : toE164(typed);
}

export function isPhone(contact: string): boolean {
  return contact.startsWith("+");
}

/** By which the account is kept: the sign-in library wants an email address of everybody. */
export function accountEmail(contact: string): string {
  return isPhone(contact) ? `${contact.slice(1)}@staff.invalid` : contact;
}
