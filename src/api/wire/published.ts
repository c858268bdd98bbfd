import { compressedAnswer, type ReadyAnswer, sendReady } from "#platform/http/ready-answer.server.ts";

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
    return value === null ? null : compressedAnswer(JSON.stringify(value), { "content-type": "application/json" });
  });
  shelf.set(key, made);
  made.catch(() => shelf.delete(key));
  return made;
}
