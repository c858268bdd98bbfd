/** A login code is good for so long, and is not sent later. */
export const CODE_MINUTES = 10;

const CODE = /\d{6}/;

/** The message that brings a login code (six digits). */
export function loginCodeText(code: string, labName: string): string {
  return `${code} is your login code for ${labName}. It is good for ${CODE_MINUTES} minutes. Our staff never ask for it.`;
}

/** The same message, without what opens the account. */
export function withoutCode(body: string): string {
  return body.replace(CODE, "······");
}

export function isTooOld(writtenAt: Date, now: Date): boolean {
  return now.getTime() - writtenAt.getTime() >= CODE_MINUTES * 60_000;
}
