import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

/** The encodings we send, best first. */
export const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

const REFUSED = String.raw`(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;
const ACCEPTS_BROTLI = new RegExp(String.raw`(?:^|[,\s])br(?![^,;\s])${REFUSED}`, "i");
const ACCEPTS_GZIP = new RegExp(String.raw`(?:^|[,\s])(?:x-)?gzip(?![^,;\s])${REFUSED}`, "i");

/** The best encoding that an Accept-Encoding header allows. */
export function bestEncoding(accepted: string | null): Encoding {
  if (accepted === null) return "identity";
  if (ACCEPTS_BROTLI.test(accepted)) return "br";
  return ACCEPTS_GZIP.test(accepted) ? "gzip" : "identity";
}

/** Text shrinks; pictures, fonts and PDF files are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|[/+](?:json|xml|javascript)\b/.test(contentType);
}

type Effort = { brotliQuality: number; gzipLevel: number };

/** For an answer that is made while somebody waits, and sent to many. */
export const quickly: Effort = { brotliQuality: 5, gzipLevel: 6 };

/** For files written once, at build time. */
export const thoroughly: Effort = { brotliQuality: 11, gzipLevel: 9 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Of a page sent once: a smaller window costs half the time, and a tenth more bytes. */
const ONCE_WINDOW_BITS = 17;
/** Larger ones would hold up all other requests. */
const MOST_ON_THIS_THREAD = 1_000_000;

/**
 * For an answer that is sent once, while somebody waits: with the least effort, and on this thread, because to hand it to
 * another one costs more than the work.
 */
export function compressOnce(bytes: NonSharedBuffer, encoding: Encoding): NonSharedBuffer | Promise<NonSharedBuffer> {
  if (bytes.length > MOST_ON_THIS_THREAD) return compress(bytes, encoding, { brotliQuality: 1, gzipLevel: 1 });
  if (encoding === "gzip") return gzipSync(bytes, { level: 1 });
  if (encoding === "identity") return bytes;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 1,
    [constants.BROTLI_PARAM_LGWIN]: ONCE_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params });
}

/** Works off the main thread. */
export async function compress(bytes: NonSharedBuffer, encoding: Encoding, effort: Effort): Promise<NonSharedBuffer> {
  if (encoding === "br") {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: effort.brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return toBrotli(bytes, { params });
  }
  if (encoding === "gzip") return toGzip(bytes, { level: effort.gzipLevel });
  return bytes;
}
