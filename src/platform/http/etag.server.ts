import { createHash } from "node:crypto";

/** Returns a weak ETag, the same for every encoding of the same content. */
export function createEtag(...content: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of content) hash.update(part);
  return `W/"${hash.digest("base64url").slice(0, 22)}"`;
}

/** Whether an If-None-Match header (one tag, a list, or `*`) contains the tag, compared weakly. */
export function matchesEtag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === tag || ifNoneMatch === "*") return true;
  const opaque = tag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === opaque);
}
