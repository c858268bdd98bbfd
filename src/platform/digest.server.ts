import { createHash } from "node:crypto";

/**
 * Returns a base64url digest of values, which changes with any of them. It is not secret: guessable values can be
 * verified.
 */
export function createDigest(values: unknown): string {
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url");
}
