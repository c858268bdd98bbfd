import { compress, quickly } from "#platform/http/compression.server.ts";
import { entityTag } from "#platform/http/entity-tag.server.ts";
import { type ReadyAnswer, readyAnswer, sendReady } from "#platform/http/ready-answer.server.ts";

export type Published = {
  /** The JSON answer under `key`, made once a version; undefined where `load` finds null. */
  answer(request: Request, key: string, load: () => Promise<unknown>): Promise<Response | undefined>;
};

type Shelf = Map<string, Promise<ReadyAnswer | null>>;

/** Answers that depend on nothing but the published catalogue, kept compressed until its version changes. */
export function createPublished(version: () => string): Published {
  let keptVersion = version();
  let kept: Shelf = new Map();
  return {
    async answer(request, key, load) {
      if (version() !== keptVersion) {
        keptVersion = version();
        kept = new Map();
      }
      const found = await keep(kept, key, load);
      return found ? sendReady(found, request) : undefined;
    },
  };
}

/** Simultaneous callers share one load; nothing is kept of a failure or of what does not exist. */
function keep(shelf: Shelf, key: string, load: () => Promise<unknown>): Promise<ReadyAnswer | null> {
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

async function ready(value: unknown): Promise<ReadyAnswer> {
  const identity = Buffer.from(JSON.stringify(value));
  const [br, gzip] = await Promise.all([compress(identity, "br", quickly), compress(identity, "gzip", quickly)]);
  return readyAnswer({
    tag: entityTag(identity),
    cacheControl: "public, no-cache",
    headers: { "content-type": "application/json" },
    bytes: { br, gzip, identity },
  });
}
