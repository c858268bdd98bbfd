import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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

/** The demo's session secret: made once and kept in the data folder, readable by its owner alone. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (failure) {
    if (!(failure instanceof Error && "code" in failure && failure.code === "EEXIST")) throw failure;
  }
  return readFileSync(file, "utf8");
}
