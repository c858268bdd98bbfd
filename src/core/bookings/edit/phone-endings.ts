const KEPT_DIGITS = 2;

/**
 * Returns two digits of each phone: enough to distinguish them in the audit log, too few to call (decision 042). They
 * are the last ones; where these are the same, those up to the last that differs, as in "11•••" and "12•••".
 */
export function getPhoneEndings(from: string, to: string): { phoneFrom: string; phoneTo: string } {
  let same = 0;
  while (same < from.length && from.at(-1 - same) === to.at(-1 - same)) same++;
  const hidden = same < KEPT_DIGITS ? 0 : same;
  const cut = (phone: string) => {
    const shown = phone.slice(0, phone.length - hidden);
    return shown.slice(-KEPT_DIGITS) + "•".repeat(hidden);
  };
  return { phoneFrom: cut(from), phoneTo: cut(to) };
}
