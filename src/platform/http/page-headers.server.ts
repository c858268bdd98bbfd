import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

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
  const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  return new Set(Array.from(html.matchAll(INLINE_SCRIPT), ([, script = ""]) => hashOf(script)));
}
