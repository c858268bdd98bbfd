import { once } from "node:events";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { JudgedPdf } from "./pdf/refused.server.ts";

export type { PdfVerdict } from "./pdf/refused.server.ts";

/** Where a reader looks for the beginning of a PDF, and for its end. */
const HEAD_BYTES = 1024;
const END_BYTES = 1024;
/** White space as ISO 32000-2 counts it, the mark of UTF-8, and Ctrl-Z, with which DOS ended its files. */
const PADDING = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0x1a]);
const JUDGED_WITHIN_MS = 15_000;
const MOST_HEAP_MB = 256;
/** The thread stays for the next file; starting it takes longer than most files. */
const IDLE_MS = 10_000;

/**
 * What the bytes are, by their contents, and of a sound PDF how many pages it has: a file's name and its declared type prove nothing. A thread of its own takes the
 * file apart, with bounds of time and memory, so that no file stops the process. Blank lines before a PDF and padding
 * behind it, which machines write, are no part of it.
 */
export async function judgePdf(sent: Uint8Array): Promise<JudgedPdf> {
  const bytes = withoutPadding(sent);
  if (bytes.length === 0) return { verdict: "empty" };
  // Loaded by the first upload: starts are quicker without it.
  const { fileTypeFromBuffer } = await import("file-type");
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime !== "application/pdf") return { verdict: "not-a-pdf" };
  const contents = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!contents.subarray(-END_BYTES).includes("%%EOF")) return { verdict: "cut-off" };
  const judged = before.then(() => takeApart(bytes));
  before = judged.catch(() => {});
  return judged;
}

/** Readers find a PDF behind a few blank bytes; behind anything else the file may be something else, too. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  const start = bytes.findIndex((byte) => !PADDING.has(byte));
  if (start < 0) return bytes.subarray(0, 0);
  const end = bytes.findLastIndex((byte) => !PADDING.has(byte)) + 1;
  return bytes.subarray(start <= HEAD_BYTES ? start : 0, end);
}

/** One file after the other, so that several cost no more memory than one. */
let before: Promise<unknown> = Promise.resolve();
let idle: { thread: Worker; timer: NodeJS.Timeout } | undefined;

async function takeApart(bytes: Uint8Array): Promise<JudgedPdf> {
  const thread = await takeThread();
  const patience = AbortSignal.timeout(JUDGED_WITHIN_MS);
  try {
    const judged = once(thread, "message", { signal: patience });
    thread.postMessage(bytes);
    const [found] = await judged;
    keepThread(thread);
    return found;
  } catch (failure) {
    void thread.terminate();
    if (patience.aborted || (failure as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY")
      return { verdict: "too-complex" };
    throw failure;
  }
}

async function takeThread(): Promise<Worker> {
  if (!idle) {
    const place = createRequire(import.meta.url).resolve("#platform/files/pdf/thread.server.ts");
    const limits = { resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB } };
    const started = new Worker(place, { execArgv: [], env: {}, ...limits });
    // How long a busy machine takes for that is no fault of the file.
    await once(started, "online");
    return started;
  }
  const { thread, timer } = idle;
  clearTimeout(timer);
  idle = undefined;
  thread.ref();
  return thread;
}

function keepThread(thread: Worker): void {
  // Neither the thread nor its timer keeps the process from ending.
  thread.unref();
  const timer = setTimeout(() => {
    idle = undefined;
    void thread.terminate();
  }, IDLE_MS).unref();
  idle = { thread, timer };
}
