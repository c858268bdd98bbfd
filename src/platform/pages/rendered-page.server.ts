import {
  compress,
  compressOneOff,
  fastEffort,
  isCompressible,
  negotiateEncoding,
} from "#platform/http/compression.server.ts";
import { createEtag } from "#platform/http/etag.server.ts";
import {
  createPrecompressedResponse,
  type PrecompressedResponse,
} from "#platform/http/precompressed-response.server.ts";
import {
  baseSecurityHeaders,
  createPageSecurityHeaders,
  type PageSecurity,
} from "#platform/http/security-headers.server.ts";

const MODULE_PRELOAD_PATTERN = /<link\b(?=[^>]*\brel="modulepreload")[^>]*\bhref="([^"]*)"[^>]*>/g;
const MODULE_SCRIPT_TAG = '<script type="module"';

/** Output of a render: a page's HTML if available, otherwise a response to be read. */
export type RenderOutput = Response | { status: number; headers: Headers; html: string };

/** Output of a render, read completely, with its security headers. */
export type RenderedPage = { status: number; headers: Headers; bytes: NonSharedBuffer };

/** Reads the output of a render and adds the headers; moves the module preloads of pages. */
export async function readRenderOutput(rendered: RenderOutput, security: PageSecurity): Promise<RenderedPage> {
  const { status } = rendered;
  const headers = new Headers(rendered.headers);
  if (!("html" in rendered) && !isHtml(headers)) {
    const bytes = Buffer.from(await rendered.arrayBuffer());
    return { status, headers: withHeaders(headers, baseSecurityHeaders), bytes };
  }
  const html = moveScriptsAfterStyles("html" in rendered ? rendered.html : await rendered.text());
  return { status, headers: withHeaders(headers, createPageSecurityHeaders(html, security)), bytes: Buffer.from(html) };
}

/**
 * Makes a page load all its scripts at once as soon as its styles are there: preloaded in the head they compete with
 * the styles on a slow connection and delay the first paint; discovered through each other they take a round trip per
 * step.
 */
function moveScriptsAfterStyles(page: string): string {
  const headEnd = page.indexOf("</head>");
  const begin = page.indexOf(MODULE_SCRIPT_TAG, headEnd);
  const end = page.indexOf("</script>", begin);
  const module = begin < 0 ? "" : page.slice(begin, end);
  const late: string[] = [];
  const head = page.slice(0, headEnd).replace(MODULE_PRELOAD_PATTERN, (link, href) => {
    // A module that is imported last, dynamically, must not be imported here: its link stays.
    if (module.includes(`import("${href}")`)) return link;
    if (!module.includes(`"${href}"`)) late.push(`import "${href}";`);
    return "";
  });
  if (module === "") return head + page.slice(headEnd);
  return `${head}${page.slice(headEnd, end)}${late.join("")}${page.slice(end)}`;
}

/** Whether this page may be sent to all visitors. */
export function isShareable({ status, headers }: RenderedPage): boolean {
  const isPrivate = /\b(?:private|no-store)\b/.test(headers.get("cache-control") ?? "");
  const isKept = isHtml(headers) || isPng(headers);
  return status === 200 && isKept && !headers.has("set-cookie") && !isPrivate;
}

/** Compresses a shared page once; browsers cache it and revalidate each time. An image sets its own cache lifetime. */
export async function precompressPage({ headers, bytes }: RenderedPage): Promise<PrecompressedResponse> {
  const isPage = isHtml(headers);
  const [br, gzip] = isPage
    ? await Promise.all([compress(bytes, "br", fastEffort), compress(bytes, "gzip", fastEffort)])
    : [];
  const sent = new Headers(headers);
  sent.delete("content-length");
  return createPrecompressedResponse({
    // Including the headers, so that a new policy reaches a browser that has the same page.
    etag: createEtag(bytes, JSON.stringify([...sent])),
    cacheControl: (!isPage && sent.get("cache-control")) || "public, max-age=0, must-revalidate",
    headers: Object.fromEntries(sent),
    bytes: { identity: bytes, ...(br && { br }), ...(gzip && { gzip }) },
  });
}

/** Sends a personal page, compressed in the negotiated encoding. It is not cached unless its route says so. */
export async function sendUncached(page: RenderedPage, request: Request): Promise<Response> {
  const headers = new Headers(page.headers);
  if (!headers.has("cache-control") || isHtml(headers)) headers.set("Cache-Control", "no-store");
  if (page.bytes.length === 0) return new Response(null, { status: page.status, headers });

  const isText = isCompressible(headers.get("content-type") ?? "") && !headers.has("content-encoding");
  const encoding = isText ? negotiateEncoding(request.headers.get("accept-encoding")) : "identity";
  const bytes = await compressOneOff(page.bytes, encoding);
  if (isText) headers.append("Vary", "Accept-Encoding");
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(bytes.length));
  return new Response(bytes, { status: page.status, headers });
}

function isHtml(headers: Headers): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}

function isPng(headers: Headers): boolean {
  return headers.get("content-type") === "image/png";
}

function withHeaders(headers: Headers, more: Record<string, string>): Headers {
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return headers;
}
