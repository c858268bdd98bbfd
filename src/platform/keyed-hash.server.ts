import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A hash of texts for one purpose, which cannot be computed or verified without the product's secret. */
export type KeyedHash = (purpose: string, ...texts: string[]) => Buffer;

/** A value that can be enumerated (a six-digit code) is safe as a hash only with a key. */
export function createKeyedHash(secret: string): KeyedHash {
  return (purpose, ...texts) =>
    createHmac("sha256", secret)
      .update(JSON.stringify([purpose, ...texts]))
      .digest();
}

/** Compares two texts in constant time. */
export function isEqualConstantTime(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Returns the demo's session secret, created once in the data folder and readable only by its owner. */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (failure) {
    if (!(failure instanceof Error && "code" in failure && failure.code === "EEXIST")) throw failure;
  }
  return readFileSync(file, "utf8");
}
