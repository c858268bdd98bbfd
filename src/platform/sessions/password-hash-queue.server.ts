import { APIError } from "better-auth/api";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import pLimit from "p-limit";

/** A hash uses 32 MB and a whole core for a while; a small machine has two. */
const CONCURRENCY = 1;
/** Beyond these a request is rejected: it would wait for most of a second. */
const MAX_WAITING = 8;

/** The auth library's own hashing (scrypt), one password at a time; if the queue is full its endpoint returns 429. */
export function createPasswordHashQueue() {
  const queue = pLimit(CONCURRENCY);
  async function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (queue.activeCount + queue.pendingCount >= CONCURRENCY + MAX_WAITING) throw new APIError("TOO_MANY_REQUESTS");
    return queue(work);
  }
  return {
    hash: (password: string) => enqueue(() => hashPassword(password)),
    verify: (given: { hash: string; password: string }) => enqueue(() => verifyPassword(given)),
  };
}
