/** Of a browser, which has no tables of countries: what is written, where it can be a number; the server reads it again. */
export function readAbroad(written: string): string | null {
  return canBeNumber(written) ? written : null;
}

/** E.164: a country and a number of at least seven digits, at most 15. */
export function canBeNumber(number: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(number);
}
