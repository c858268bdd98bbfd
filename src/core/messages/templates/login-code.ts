import type { Sentences } from "#core/i18n/en.ts";

/** Validity of a login code; it is not sent later. */
export const LOGIN_CODE_MINUTES = 10;

const CODE_PATTERN = /\d{6}/;

/** Message with a six-digit login code. */
export function formatLoginCode(
  code: string,
  labName: string,
  { loginCodeMessage }: Pick<Sentences, "loginCodeMessage">,
): string {
  return loginCodeMessage(code, labName, LOGIN_CODE_MINUTES);
}

/** The same message without the code. */
export function redactLoginCode(body: string): string {
  return body.replace(CODE_PATTERN, "······");
}

export function isLoginCodeExpired(writtenAt: Date, now: Date): boolean {
  return now.getTime() - writtenAt.getTime() >= LOGIN_CODE_MINUTES * 60_000;
}
