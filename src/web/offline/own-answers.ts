import { DESK, NOBODY, WHOSE } from "#core/access/whose.ts";
import { isOwnCache, isPersonal, ownCacheOf } from "./cache-names.ts";
import { asKept, dropOldest, KEPT_AT } from "./kept-answer.ts";

/** As long as a patient's session. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** More than a family looks at. */
const MOST_ANSWERS = 60;

/** What a cache does here; the browser's has more. */
export type Caches = Pick<CacheStorage, "keys" | "delete" | "open">;

/**
 * A patient's own answers, in a cache that is named after whose they are. All of it is forgotten at a 401, when somebody signs
 * in or out, and when an answer is somebody else's; what was asked before that and comes after it is not kept.
 */
export function createOwnAnswers(caches: Caches, clock: () => Date) {
  let timesForgotten = 0;
  const ownCaches = async () => (await caches.keys()).filter(isOwnCache);

  async function forget(): Promise<void> {
    timesForgotten += 1;
    const names = (await caches.keys()).filter(isPersonal);
    await Promise.all(names.map((name) => caches.delete(name)));
  }

  /** Each answer to a patient's call, kept or not. */
  async function hear(answer: Response): Promise<void> {
    const whose = answer.headers.get(WHOSE);
    const kept = await ownCaches();
    const isOthers = whose !== null && kept.some((name) => name !== ownCacheOf(whose));
    if (isOthers || (answer.status === 401 && kept.length > 0)) await forget();
  }

  /** `asked` is what `asking` said when the request left. */
  async function keep(key: string, answer: Response, asked: number): Promise<void> {
    const whose = answer.headers.get(WHOSE);
    if (answer.status !== 200 || answer.redirected || whose === null || whose === DESK || whose === NOBODY) return;
    if (asked !== timesForgotten) return;
    const cache = await caches.open(ownCacheOf(whose));
    await cache.put(key, await asKept(answer, clock()));
    await dropOldest(cache, MOST_ANSWERS);
    if (asked !== timesForgotten) await forget();
  }

  /** What is kept under the key; of a page also with other parameters, where there is none with these. */
  async function read(key: string): Promise<Response | undefined> {
    const [name, ...others] = await ownCaches();
    if (name === undefined || others.length > 0) return undefined;
    const cache = await caches.open(name);
    const isPage = !key.startsWith("/api/");
    const kept = await cache.match(key, { ignoreVary: true });
    const found = kept ?? (isPage ? await cache.match(key, { ignoreVary: true, ignoreSearch: true }) : undefined);
    if (found && clock().getTime() - Date.parse(found.headers.get(KEPT_AT) ?? "") < KEPT_MS) return found;
    if (found) await forget();
    return undefined;
  }

  return { asking: () => timesForgotten, hear, keep, read, forget };
}
