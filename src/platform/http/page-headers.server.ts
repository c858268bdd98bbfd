import { hash } from "node:crypto";

/** Where a script of the page's own text begins; data is no script. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>/y;

/** Security headers of everything, be it a page, data, a file or a refusal. */
export const answerHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
};

const YEAR_SECONDS = 31_536_000;

/** Headers of every answer of the server. By https, a browser that was here once comes by nothing else for a year. */
export function everyAnswer(https: boolean): Record<string, string> {
  return { ...answerHeaders, ...(https && { "strict-transport-security": `max-age=${YEAR_SECONDS}` }) };
}

const everyPage = {
  ...answerHeaders,
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** Security headers of a finished page. Hashes, not nonces: the header can be kept with the page. */
export function pageHeaders(html: string, https: boolean): Record<string, string> {
  return { ...everyPage, "content-security-policy": contentSecurityPolicy(html, https) };
}

function contentSecurityPolicy(html: string, https: boolean): string {
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScriptHashes(html)].join(" ")}`,
    // Radix writes style elements to lock the scroll behind a dialog.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src https://www.youtube-nocookie.com https://www.google.com",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ];
  if (https) policy.push("upgrade-insecure-requests");
  return policy.join("; ");
}

function inlineScriptHashes(html: string): Set<string> {
  const hashes = new Set<string>();
  // Looked for from place to place: one expression over a whole page costs a quarter of a millisecond.
  for (let at = html.indexOf("<script"); at >= 0; at = html.indexOf("<script", at + 1)) {
    INLINE_SCRIPT.lastIndex = at;
    const [tag] = INLINE_SCRIPT.exec(html) ?? [];
    if (tag === undefined) continue;
    const script = html.slice(at + tag.length, html.indexOf("</script>", at));
    hashes.add(`'sha256-${hash("sha256", script, "base64")}'`);
  }
  return hashes;
}
