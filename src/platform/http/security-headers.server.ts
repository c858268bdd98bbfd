import { hash } from "node:crypto";

/** Opening tag of an inline script; JSON data is not a script. */
const INLINE_SCRIPT_PATTERN = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>/y;

/** Security headers of every response: page, data, file or error. */
export const baseSecurityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
};

const YEAR_SECONDS = 31_536_000;

/** Headers of every response of the server. With https, browsers use nothing else for a year. */
export function createServerHeaders(https: boolean): Record<string, string> {
  return { ...baseSecurityHeaders, ...(https && { "strict-transport-security": `max-age=${YEAR_SECONDS}` }) };
}

const pageSecurityHeaders = {
  ...baseSecurityHeaders,
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
};

/**
 * What a page may do: with a scanner it opens the camera, and compiles the code that reads its picture. The address of a
 * secret page is never sent on, not even to our own pages.
 */
export type PageSecurity = { isHttps: boolean; hasScanner?: boolean; isSecret?: boolean };

/** Security headers of a rendered page. Hashes instead of nonces, so that the header can be cached with the page. */
export function createPageSecurityHeaders(html: string, security: PageSecurity): Record<string, string> {
  const camera = security.hasScanner ? "camera=(self)" : "camera=()";
  return {
    ...pageSecurityHeaders,
    ...(security.isSecret && { "referrer-policy": "no-referrer" }),
    "permissions-policy": `browsing-topics=(), ${camera}, geolocation=(), microphone=(), payment=(), usb=()`,
    "content-security-policy": formatContentSecurityPolicy(html, security),
  };
}

function formatContentSecurityPolicy(html: string, { isHttps, hasScanner = false }: PageSecurity): string {
  const scripts = ["'self'", ...(hasScanner ? ["'wasm-unsafe-eval'"] : []), ...hashInlineScripts(html)];
  const policy = [
    "default-src 'self'",
    `script-src ${scripts.join(" ")}`,
    // Radix writes style elements to lock scrolling behind a dialog.
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
  if (isHttps) policy.push("upgrade-insecure-requests");
  return policy.join("; ");
}

function hashInlineScripts(html: string): Set<string> {
  const hashes = new Set<string>();
  // Searched with indexOf: one regular expression over a whole page costs a quarter of a millisecond.
  for (let at = html.indexOf("<script"); at >= 0; at = html.indexOf("<script", at + 1)) {
    INLINE_SCRIPT_PATTERN.lastIndex = at;
    const [tag] = INLINE_SCRIPT_PATTERN.exec(html) ?? [];
    if (tag === undefined) continue;
    const script = html.slice(at + tag.length, html.indexOf("</script>", at));
    hashes.add(`'sha256-${hash("sha256", script, "base64")}'`);
  }
  return hashes;
}
