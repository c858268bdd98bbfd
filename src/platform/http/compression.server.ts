import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

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

/** For an answer that is sent once, while somebody waits. */
export const atOnce: Effort = { brotliQuality: 2, gzipLevel: 1 };

/** For an answer that is made while somebody waits, and sent to many. */
export const quickly: Effort = { brotliQuality: 5, gzipLevel: 6 };

/** For files written once, at build time. */
export const thoroughly: Effort = { brotliQuality: 11, gzipLevel: 9 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

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
