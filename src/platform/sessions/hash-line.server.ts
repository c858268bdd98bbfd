import { APIError } from "better-auth/api";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import pLimit from "p-limit";

/** A hash takes 32 MB and a whole core for a while: two at once are all that a small machine has. */
const AT_ONCE = 1;
/** Beyond these nobody waits: who came last would wait for most of a second. */
const MOST_WAITING = 8;

/** The sign-in library's own hashing (scrypt), one password after the other; where the line is full its endpoint answers 429. */
export function createHashLine() {
  const line = pLimit(AT_ONCE);
  async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    if (line.activeCount + line.pendingCount >= AT_ONCE + MOST_WAITING) throw new APIError("TOO_MANY_REQUESTS");
    return line(work);
  }
  return {
    hash: (password: string) => inLine(() => hashPassword(password)),
    verify: (given: { hash: string; password: string }) => inLine(() => verifyPassword(given)),
  };
}
