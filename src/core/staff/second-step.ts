import { codeDigits } from "#core/typed.ts";

const CODE_DIGITS = 6;
const BACKUP_CODE_DIGITS = 10;

/** "123 456" and "12345-67890" as they are looked up; null where it can be no code. */
export function codeOf(typed: string): string | null {
  const digits = codeDigits(typed);
  return /^\d+$/.test(digits) && [CODE_DIGITS, BACKUP_CODE_DIGITS].includes(digits.length) ? digits : null;
}

export function isBackupCode(code: string): boolean {
  return code.length === BACKUP_CODE_DIGITS;
}

/** A backup code as it is read and written down: "12345 67890". */
export function backupCodeWords(code: string): string {
  return `${code.slice(0, BACKUP_CODE_DIGITS / 2)} ${code.slice(BACKUP_CODE_DIGITS / 2)}`;
}

/** An app's secret as one types it: "JBSW Y3DP …". */
export function secretWords(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? "";
}

type Account = { lab: string; who: string; secret: string };

/** What an authenticator app reads from a QR code: whose account at which lab, and the secret. */
export function authenticatorLink({ lab, who, secret }: Account): string {
  const issuer = encodeURIComponent(lab);
  return `otpauth://totp/${issuer}:${encodeURIComponent(who)}?secret=${secret}&issuer=${issuer}`;
}
