/** Browser version, without country tables: accepts any possible E.164 number; the server validates it. */
export function parseForeignNumber(typed: string): string | null {
  return isPossibleE164(typed) ? typed : null;
}

/** Whether this can be an E.164 number: a country and a number of 7 to 15 digits in all. */
export function isPossibleE164(number: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(number);
}
