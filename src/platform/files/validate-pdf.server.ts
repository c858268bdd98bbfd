import { once } from "node:events";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { JudgedPdf } from "./pdf-rules.server.ts";

export type { PdfVerdict } from "./pdf-rules.server.ts";

/** Where readers look for the beginning and the end of a PDF. */
const HEAD_BYTES = 1024;
const EOF_SEARCH_BYTES = 1024;
/** White space of ISO 32000-2, the UTF-8 byte order mark, and Ctrl-Z, with which DOS ended its files. */
const PADDING = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0x1a]);
const VALIDATE_TIMEOUT_MS = 15_000;
const MAX_HEAP_MB = 256;
/** The worker is kept for the next file; starting it takes longer than inspecting most files. */
const WORKER_IDLE_MS = 10_000;

/**
 * Returns the verdict about a file by its contents, because its name and declared type prove nothing, and a valid PDF's
 * number of pages. A worker inspects it, with limits of time and memory, so that no file can stop the process. Blank
 * lines before a PDF and padding after it are ignored, because machines write them.
 */
export async function validatePdf(sent: Uint8Array): Promise<JudgedPdf> {
  const bytes = withoutPadding(sent);
  if (bytes.length === 0) return { verdict: "empty" };
  // Loaded on the first upload, to start faster.
  const { fileTypeFromBuffer } = await import("file-type");
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime !== "application/pdf") return { verdict: "not-a-pdf" };
  const contents = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!contents.subarray(-EOF_SEARCH_BYTES).includes("%%EOF")) return { verdict: "cut-off" };
  const verdict = previousValidation.then(() => inspectInWorker(bytes));
  previousValidation = verdict.catch(() => {});
  return verdict;
}

/** Readers accept a PDF after a few blank bytes; after anything else the file may be of another type, too. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  const start = bytes.findIndex((byte) => !PADDING.has(byte));
  if (start < 0) return bytes.subarray(0, 0);
  const end = bytes.findLastIndex((byte) => !PADDING.has(byte)) + 1;
  return bytes.subarray(start <= HEAD_BYTES ? start : 0, end);
}

/** One file at a time, so that several use no more memory than one. */
let previousValidation: Promise<unknown> = Promise.resolve();
let idleWorker: { thread: Worker; timer: NodeJS.Timeout } | undefined;

async function inspectInWorker(bytes: Uint8Array): Promise<JudgedPdf> {
  const thread = await acquireWorker();
  const timeout = AbortSignal.timeout(VALIDATE_TIMEOUT_MS);
  try {
    const verdict = once(thread, "message", { signal: timeout });
    thread.postMessage(bytes);
    const [found] = await verdict;
    releaseWorker(thread);
    return found;
  } catch (failure) {
    void thread.terminate();
    if (timeout.aborted || (failure as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY")
      return { verdict: "too-complex" };
    throw failure;
  }
}

async function acquireWorker(): Promise<Worker> {
  if (!idleWorker) {
    const path = createRequire(import.meta.url).resolve("#platform/files/pdf-worker.server.ts");
    const limits = { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } };
    const started = new Worker(path, { execArgv: [], env: {}, ...limits });
    // The start may take long on a busy machine, which does not count towards the file's time.
    await once(started, "online");
    return started;
  }
  const { thread, timer } = idleWorker;
  clearTimeout(timer);
  idleWorker = undefined;
  thread.ref();
  return thread;
}

function releaseWorker(thread: Worker): void {
  // Neither the worker nor its timer keeps the process alive.
  thread.unref();
  const timer = setTimeout(() => {
    idleWorker = undefined;
    void thread.terminate();
  }, WORKER_IDLE_MS).unref();
  idleWorker = { thread, timer };
}
