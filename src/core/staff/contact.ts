import { z } from "zod";
import { toE164 } from "#core/patients/phone.ts";

const isEmail = (typed: string) => z.email().max(200).safeParse(typed).success;

/** What somebody of the staff is written to and signs in by: an email address in small letters, or a phone in E.164; null where it is neither. */
export function contactOf(typed: string): string | null {
  const trimmed = typed.trim();
  return isEmail(trimmed) ? trimmed.toLowerCase() : toE164(trimmed);
}

export function isPhone(contact: string): boolean {
  return contact.startsWith("+");
}

/** By which the account is kept: the sign-in library wants an email address of everybody. */
export function accountEmail(contact: string): string {
  return isPhone(contact) ? `${contact.slice(1)}@staff.invalid` : contact;
}
