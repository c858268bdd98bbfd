import { createHmac } from "node:crypto";

const STEP_MS = 30_000;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an authenticator app shows for a secret (base32) at a moment: RFC 6238, six digits, every half minute others. */
export function codeAt(secret: string, moment: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(moment / STEP_MS)));
  const hash = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** The code after the one of now: an app whose clock is half a minute ahead shows it. */
export function nextCode(secret: string): string {
  return codeAt(secret, Date.now() + STEP_MS);
}

/** A code that is none of a secret's now. */
export function wrongCode(secret: string): string {
  const right = [-1, 0, 1].map((steps) => codeAt(secret, Date.now() + steps * STEP_MS));
  return ["000000", "000001", "000002", "000003"].find((code) => !right.includes(code)) ?? "";
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
