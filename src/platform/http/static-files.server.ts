import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { entityTag } from "./entity-tag.server.ts";
import { answerHeaders } from "./page-headers.server.ts";
import { type ReadyAnswer, readyAnswer, sendReady } from "./ready-answer.server.ts";

/** Vite writes a hash of the content into the names of these. */
const HASHED = "/assets/";
const ONE_YEAR = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";
/** The service worker: browsers ask each time whether it still holds, and it may ask nothing but this server. */
const WORKER = "/sw.js";
const workerHeaders = { "content-security-policy": "default-src 'none'; connect-src 'self'" };
const ASK_EACH_TIME = "public, no-cache";

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

/**
 * Reads a folder once, with the .br and .gz siblings of its files, and answers GET and HEAD from memory; undefined for
 * what is not there. A path is looked up, never opened.
 */
export function createStaticFiles(folder: string): (request: Request) => Response | undefined {
  const answers = new Map(publicFiles(folder).map((file) => [urlPath(folder, file), fileAnswer(folder, file)]));

  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    const path = pathOf(request.url);
    const answer = answers.get(path);
    if (answer) return sendReady(answer, request);
    return path.startsWith(HASHED) ? noSuchAsset() : undefined;
  };
}

function publicFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/(?:^|[\\/])\./.test(relative(folder, file)));
}

function urlPath(folder: string, file: string): string {
  return `/${encodeURI(relative(folder, file).split(sep).join("/"))}`;
}

function fileAnswer(folder: string, file: string): ReadyAnswer {
  const identity = readFileSync(file);
  const type = contentTypes[extname(file)] ?? "application/octet-stream";
  const path = urlPath(folder, file);
  return readyAnswer({
    tag: entityTag(identity),
    cacheControl: path === WORKER ? ASK_EACH_TIME : path.startsWith(HASHED) ? ONE_YEAR : ONE_HOUR,
    headers: { "content-type": type, ...answerHeaders, ...(path === WORKER && workerHeaders) },
    bytes: { identity, ...sibling(file, "br", ".br"), ...sibling(file, "gzip", ".gz") },
  });
}

function sibling(file: string, encoding: "br" | "gzip", ending: string) {
  return existsSync(file + ending) ? { [encoding]: readFileSync(file + ending) } : {};
}

function pathOf(url: string): string {
  const start = url.indexOf("/", "https://".length);
  const end = url.indexOf("?", start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}

/** A page of an older build asks for it; the router's whole 404 page would be no use as a script. */
function noSuchAsset(): Response {
  return new Response("Not Found", {
    status: 404,
    headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" },
  });
}
