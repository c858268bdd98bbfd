import { createHmac } from "node:crypto";

const STEP_MS = 30_000;
const BASE32_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * Returns the code that an authenticator app shows for a secret (base32) at a time: RFC 6238, six digits, changing
 * every half minute.
 */
export function createCodeAt(secret: string, moment: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(moment / STEP_MS)));
  const hash = createHmac("sha1", decodeBase32(secret)).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** Returns the next code of the secret: an app whose clock is half a minute ahead shows it. */
export function createNextCode(secret: string): string {
  return createCodeAt(secret, Date.now() + STEP_MS);
}

/** Returns a code that is not valid for the secret now. */
export function createWrongCode(secret: string): string {
  const right = [-1, 0, 1].map((steps) => createCodeAt(secret, Date.now() + steps * STEP_MS));
  return ["000000", "000001", "000002", "000003"].find((code) => !right.includes(code)) ?? "";
}

function decodeBase32(secret: string): Buffer {
  const bits = [...secret].map((letter) => BASE32_ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
