import { createHash } from "node:crypto";

type Kept = { body: string; headers: Record<string, string> };

export type Published = {
  /** The JSON answer under `key`, made once a version; a bare 404 where `load` finds null. */
  answer(request: Request, key: string, load: () => Promise<unknown>): Promise<Response>;
};

/** Answers that depend on nothing but the published catalogue, kept as text until its version changes. */
export function createPublished(version: () => string): Published {
  let keptVersion = version();
  let kept = new Map<string, Promise<Kept | null>>();
  return {
    async answer(request, key, load) {
      if (version() !== keptVersion) {
        keptVersion = version();
        kept = new Map();
      }
      const found = await keep(kept, key, load);
      if (!found) return new Response(null, { status: 404 });
      if (request.headers.get("if-none-match") === found.headers.etag) {
        return new Response(null, { status: 304, headers: found.headers });
      }
      return new Response(found.body, { headers: found.headers });
    },
  };
}

/** Simultaneous callers share one load; nothing is kept of a failure or of what does not exist. */
function keep(shelf: Map<string, Promise<Kept | null>>, key: string, load: () => Promise<unknown>) {
  const known = shelf.get(key);
  if (known) return known;
  const made = load().then((value) => {
    if (value === null) shelf.delete(key);
    return value === null ? null : ready(value);
  });
  shelf.set(key, made);
  made.catch(() => shelf.delete(key));
  return made;
}

function ready(value: unknown): Kept {
  const body = JSON.stringify(value);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { body, headers: { "content-type": "application/json", "cache-control": "public, no-cache", etag } };
}
