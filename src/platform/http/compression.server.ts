import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

/** Supported encodings, best first. */
export const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

const NOT_REFUSED = String.raw`(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;
const ACCEPTS_BROTLI = new RegExp(String.raw`(?:^|[,\s])br(?![^,;\s])${NOT_REFUSED}`, "i");
const ACCEPTS_GZIP = new RegExp(String.raw`(?:^|[,\s])(?:x-)?gzip(?![^,;\s])${NOT_REFUSED}`, "i");

/** Returns the best encoding allowed by an Accept-Encoding header. */
export function negotiateEncoding(accepted: string | null): Encoding {
  if (accepted === null) return "identity";
  if (ACCEPTS_BROTLI.test(accepted)) return "br";
  return ACCEPTS_GZIP.test(accepted) ? "gzip" : "identity";
}

/** Text compresses well; images, fonts and PDF files are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|[/+](?:json|xml|javascript)\b/.test(contentType);
}

type CompressionEffort = { brotliQuality: number; gzipLevel: number };

/** For a response that is created while a visitor waits, and sent to many. */
export const fastEffort: CompressionEffort = { brotliQuality: 5, gzipLevel: 6 };

/** For files written once, at build time. */
export const maxEffort: CompressionEffort = { brotliQuality: 11, gzipLevel: 9 };

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** For a page sent once: a smaller window halves the time and adds a tenth of the bytes. */
const ONE_OFF_WINDOW_BITS = 17;
/** Larger ones would block all other requests. */
const MAX_SYNC_BYTES = 1_000_000;

/**
 * For a response sent once while a visitor waits: lowest effort, and on this thread, because passing it to another
 * thread costs more than the compression.
 */
export function compressOneOff(bytes: NonSharedBuffer, encoding: Encoding): NonSharedBuffer | Promise<NonSharedBuffer> {
  if (bytes.length > MAX_SYNC_BYTES) return compress(bytes, encoding, { brotliQuality: 1, gzipLevel: 1 });
  if (encoding === "gzip") return gzipSync(bytes, { level: 1 });
  if (encoding === "identity") return bytes;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 1,
    [constants.BROTLI_PARAM_LGWIN]: ONE_OFF_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params });
}

/** Compresses off the main thread. */
export async function compress(
  bytes: NonSharedBuffer,
  encoding: Encoding,
  effort: CompressionEffort,
): Promise<NonSharedBuffer> {
  if (encoding === "br") {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: effort.brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return brotliAsync(bytes, { params });
  }
  if (encoding === "gzip") return gzipAsync(bytes, { level: effort.gzipLevel });
  return bytes;
}
