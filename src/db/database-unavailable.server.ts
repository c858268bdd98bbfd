/** SQLSTATE classes of a server that cannot work now: connection lost, out of space or memory, disk failure. */
const TRANSIENT_CLASSES = ["08", "53", "58"];

const TRANSIENT_CODES = new Set([
  // Cancelled, e.g. by the statement limit; a lock that was not granted; a transaction that was idle for too long.
  "57014",
  "55P03",
  "25P03",
  // Conflict of two transactions: a retry succeeds.
  "40001",
  "40P01",
  // The server stops, has crashed, is starting, or is a read-only standby.
  "57P01",
  "57P02",
  "57P03",
  "57P05",
  "25006",
  // The machine: no network, or no space on the disk.
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOSPC",
  "EDQUOT",
]);

/** Errors of `pg` without a code. */
const TRANSIENT_MESSAGES = [
  "timeout exceeded when trying to connect",
  "Connection terminated",
  "Client has encountered a connection error",
  "timeout expired",
];

/**
 * Whether an error comes from a temporary state of database or disk rather than from our code: the same request may
 * succeed in a moment. Checks all causes.
 */
export function isDatabaseUnavailable(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  return isTransient(failure) || isDatabaseUnavailable(failure.cause);
}

function isTransient(failure: Error): boolean {
  const { code, syscall } = failure as Error & { code?: unknown; syscall?: unknown };
  if (typeof code !== "string") return TRANSIENT_MESSAGES.some((message) => failure.message.startsWith(message));
  // A missing socket, as opposed to a missing file.
  const isNoSocket = code === "ENOENT" && syscall === "connect";
  return isNoSocket || TRANSIENT_CODES.has(code) || TRANSIENT_CLASSES.some((kind) => code.startsWith(kind));
}
