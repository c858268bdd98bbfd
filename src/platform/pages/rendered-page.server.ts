import { bestEncoding, compress, compressOnce, isCompressible, quickly } from "#platform/http/compression.server.ts";
import { entityTag } from "#platform/http/entity-tag.server.ts";
import { answerHeaders, pageHeaders } from "#platform/http/page-headers.server.ts";
import { type ReadyAnswer, readyAnswer } from "#platform/http/ready-answer.server.ts";

const MODULE_PRELOADS = /<link\b(?=[^>]*\brel="modulepreload")[^>]*\bhref="([^"]*)"[^>]*>/g;
const FIRST_MODULE = '<script type="module"';

/** What a render gives: a page's text where it is at hand, else an answer that is to be read. */
export type Rendered = Response | { status: number; headers: Headers; html: string };

/** What a render gave, read to its end, with the headers that protect it. */
export type RenderedPage = { status: number; headers: Headers; bytes: NonSharedBuffer };

/** Reads what a render gave to its end and adds the headers; pages lose their module preloads. */
export async function readRendered(rendered: Rendered, https: boolean): Promise<RenderedPage> {
  const { status } = rendered;
  const headers = new Headers(rendered.headers);
  if (!("html" in rendered) && !isHtml(headers)) {
    const bytes = Buffer.from(await rendered.arrayBuffer());
    return { status, headers: withHeaders(headers, answerHeaders), bytes };
  }
  const html = scriptsAfterStyles("html" in rendered ? rendered.html : await rendered.text());
  return { status, headers: withHeaders(headers, pageHeaders(html, https)), bytes: Buffer.from(html) };
}

/**
 * A page's scripts fetched all at once as soon as its styles are there: preloaded in the head they compete with the styles on a
 * slow line and delay the first paint, and found by one another they take a way there and back for each step.
 */
function scriptsAfterStyles(page: string): string {
  const headEnd = page.indexOf("</head>");
  const begin = page.indexOf(FIRST_MODULE, headEnd);
  const end = page.indexOf("</script>", begin);
  const module = begin < 0 ? "" : page.slice(begin, end);
  const late: string[] = [];
  const head = page.slice(0, headEnd).replace(MODULE_PRELOADS, (link, href) => {
    // What the module runs last it must not import: its link stays.
    if (module.includes(`import("${href}")`)) return link;
    if (!module.includes(`"${href}"`)) late.push(`import "${href}";`);
    return "";
  });
  if (module === "") return head + page.slice(headEnd);
  return `${head}${page.slice(headEnd, end)}${late.join("")}${page.slice(end)}`;
}

/** Whether everybody may be sent this very page. */
export function isForEverybody({ status, headers }: RenderedPage): boolean {
  const isPrivate = /\b(?:private|no-store)\b/.test(headers.get("cache-control") ?? "");
  const isKept = isHtml(headers) || isPicture(headers);
  return status === 200 && isKept && !headers.has("set-cookie") && !isPrivate;
}

/** A page for everybody, compressed once; browsers keep it and ask each time whether it still holds. A picture says itself how long it is kept. */
export async function readyPage({ headers, bytes }: RenderedPage): Promise<ReadyAnswer> {
  const isPage = isHtml(headers);
  const [br, gzip] = isPage
    ? await Promise.all([compress(bytes, "br", quickly), compress(bytes, "gzip", quickly)])
    : [];
  const sent = new Headers(headers);
  sent.delete("content-length");
  return readyAnswer({
    // With the headers, so that a new policy reaches a browser that has the same page.
    tag: entityTag(bytes, JSON.stringify([...sent])),
    cacheControl: (!isPage && sent.get("cache-control")) || "public, max-age=0, must-revalidate",
    headers: Object.fromEntries(sent),
    bytes: { identity: bytes, ...(br && { br }), ...(gzip && { gzip }) },
  });
}

/** A page for one visitor, compressed in the one encoding that is sent. Nobody keeps it unless its route says so. */
export async function sendOnce(page: RenderedPage, request: Request): Promise<Response> {
  const headers = new Headers(page.headers);
  if (!headers.has("cache-control") || isHtml(headers)) headers.set("Cache-Control", "no-store");
  if (page.bytes.length === 0) return new Response(null, { status: page.status, headers });

  const isText = isCompressible(headers.get("content-type") ?? "") && !headers.has("content-encoding");
  const encoding = isText ? bestEncoding(request.headers.get("accept-encoding")) : "identity";
  const bytes = await compressOnce(page.bytes, encoding);
  if (isText) headers.append("Vary", "Accept-Encoding");
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(bytes.length));
  return new Response(bytes, { status: page.status, headers });
}

function isHtml(headers: Headers): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}

function isPicture(headers: Headers): boolean {
  return headers.get("content-type") === "image/png";
}

function withHeaders(headers: Headers, more: Record<string, string>): Headers {
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return headers;
}
