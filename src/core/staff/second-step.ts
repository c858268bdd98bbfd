import { normalizeCode } from "#core/text-normalization.ts";

const CODE_DIGITS = 6;
const BACKUP_CODE_DIGITS = 10;

/** Parses a typed code: "123 456" and "12345-67890" without separators; null if it cannot be a code. */
export function parseCode(typed: string): string | null {
  const digits = normalizeCode(typed);
  return /^\d+$/.test(digits) && [CODE_DIGITS, BACKUP_CODE_DIGITS].includes(digits.length) ? digits : null;
}

export function isBackupCode(code: string): boolean {
  return code.length === BACKUP_CODE_DIGITS;
}

/** Formats a backup code for reading and copying: "12345 67890". */
export function formatBackupCode(code: string): string {
  return `${code.slice(0, BACKUP_CODE_DIGITS / 2)} ${code.slice(BACKUP_CODE_DIGITS / 2)}`;
}

/** Formats an app's secret for typing: "JBSW Y3DP …". */
export function formatSecret(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? "";
}

type AuthenticatorAccount = { lab: string; who: string; secret: string };

/** Returns the otpauth link of a QR code: the account at the lab, and the secret. */
export function createAuthenticatorLink({ lab, who, secret }: AuthenticatorAccount): string {
  const issuer = encodeURIComponent(lab);
  return `otpauth://totp/${issuer}:${encodeURIComponent(who)}?secret=${secret}&issuer=${issuer}`;
}
