import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { createEtag } from "./etag.server.ts";
import {
  createPrecompressedResponse,
  type PrecompressedResponse,
  sendPrecompressed,
} from "./precompressed-response.server.ts";
import { baseSecurityHeaders } from "./security-headers.server.ts";

/** Vite puts a hash of the content into the names of these files. */
const HASHED_FOLDER = "/assets/";
const CACHE_ONE_YEAR = "public, max-age=31536000, immutable";
const CACHE_ONE_HOUR = "public, max-age=3600";
/** The service worker: browsers revalidate it each time, and it may connect only to this server. */
const SERVICE_WORKER_PATH = "/sw.js";
const workerHeaders = { "content-security-policy": "default-src 'none'; connect-src 'self'" };
const REVALIDATE = "public, no-cache";

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

export type StaticFiles = (request: Request) => Response | undefined;

/**
 * Reads a folder once, with the .br and .gz siblings of its files, and answers GET and HEAD below the base path ("/pa")
 * from memory; returns undefined for other paths. A path is looked up, never opened.
 */
export function createStaticFiles(folder: string, basePath = ""): StaticFiles {
  const responses = new Map(
    listPublicFiles(folder).map((file) => [basePath + toUrlPath(folder, file), createFileResponse(folder, file)]),
  );
  const hashedFolder = basePath + HASHED_FOLDER;

  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    const path = parsePathname(request.url);
    const answer = responses.get(path);
    if (answer) return sendPrecompressed(answer, request);
    return path.startsWith(hashedFolder) ? createAssetNotFound() : undefined;
  };
}

function listPublicFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/(?:^|[\\/])\./.test(relative(folder, file)));
}

function toUrlPath(folder: string, file: string): string {
  return `/${encodeURI(relative(folder, file).split(sep).join("/"))}`;
}

function createFileResponse(folder: string, file: string): PrecompressedResponse {
  const identity = readFileSync(file);
  const type = contentTypes[extname(file)] ?? "application/octet-stream";
  const path = toUrlPath(folder, file);
  return createPrecompressedResponse({
    etag: createEtag(identity),
    cacheControl:
      path === SERVICE_WORKER_PATH ? REVALIDATE : path.startsWith(HASHED_FOLDER) ? CACHE_ONE_YEAR : CACHE_ONE_HOUR,
    headers: { "content-type": type, ...baseSecurityHeaders, ...(path === SERVICE_WORKER_PATH && workerHeaders) },
    bytes: { identity, ...readCompressedSibling(file, "br", ".br"), ...readCompressedSibling(file, "gzip", ".gz") },
  });
}

function readCompressedSibling(file: string, encoding: "br" | "gzip", ending: string) {
  return existsSync(file + ending) ? { [encoding]: readFileSync(file + ending) } : {};
}

function parsePathname(url: string): string {
  const start = url.indexOf("/", "https://".length);
  const end = url.indexOf("?", start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}

/** Requested by a page of an older build, which could not use the router's full 404 page as a script. */
function createAssetNotFound(): Response {
  return new Response("Not Found", {
    status: 404,
    headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" },
  });
}
