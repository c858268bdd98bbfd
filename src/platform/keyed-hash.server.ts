import { createHmac, timingSafeEqual } from "node:crypto";

/** A hash of some texts for one purpose, which nobody can make or check without the product's secret. */
export type KeyedHash = (purpose: string, ...texts: string[]) => Buffer;

/** What can be enumerated (a six-digit code) is only safe as a hash when the hash needs a key. */
export function createKeyedHash(secret: string): KeyedHash {
  return (purpose, ...texts) =>
    createHmac("sha256", secret)
      .update(JSON.stringify([purpose, ...texts]))
      .digest();
}

/** Whether a text is the expected one; how long it takes tells nothing of how much of it is right. */
export function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
