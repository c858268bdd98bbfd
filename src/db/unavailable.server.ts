/** SQLSTATE classes of a server that cannot work now: its line is lost, it lacks room or memory, its disk fails. */
const PASSING_CLASSES = ["08", "53", "58"];

const PASSING_CODES = new Set([
  // Cancelled, by a limit on statements for one; a lock that was not given; a transaction that was idle for too long.
  "57014",
  "55P03",
  "25P03",
  // Two transactions in each other's way: the same request goes through the next time.
  "40001",
  "40P01",
  // The server ends, has crashed, is starting, or is a standby that does not write.
  "57P01",
  "57P02",
  "57P03",
  "57P05",
  "25006",
  // The machine: no line, or no room on the disk.
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

/** What `pg` says without a code. */
const PASSING_WORDS = [
  "timeout exceeded when trying to connect",
  "Connection terminated",
  "Client has encountered a connection error",
  "timeout expired",
];

/**
 * Whether a failure is the database's (or the disk's) present state, which passes by itself, and no fault of ours: the
 * same request may succeed in a moment. Looks through all causes.
 */
export function isUnavailable(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  return isPassing(failure) || isUnavailable(failure.cause);
}

function isPassing(failure: Error): boolean {
  const { code, syscall } = failure as Error & { code?: unknown; syscall?: unknown };
  if (typeof code !== "string") return PASSING_WORDS.some((words) => failure.message.startsWith(words));
  // A socket that is not there; a file that is not there is another matter.
  const isNoSocket = code === "ENOENT" && syscall === "connect";
  return isNoSocket || PASSING_CODES.has(code) || PASSING_CLASSES.some((kind) => code.startsWith(kind));
}
