import type { ApiFetch } from "./lib/request-context.ts";

/** More than a lab publishes; the rest is fetched each time. */
const MAX_CACHED = 1000;

/** A response whose text can be read repeatedly: a body can be read only once. */
class CachedResponse extends Response {
  readonly #text: string;

  constructor(text: string, { status, headers }: Response) {
    super(text, { status, headers });
    this.#text = text;
  }

  override async text(): Promise<string> {
    return this.#text;
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.#text);
  }
}

/**
 * Returns a function that makes the API calls of pages and caches public responses per published version: a page needs
 * seven of them, and shares most with the next page.
 */
export function createPublishedResponses(version: () => string) {
  let cachedVersion = version();
  let cached = new Map<string, Response>();
  return (api: ApiFetch): ApiFetch =>
    async (path, init) => {
      if (version() !== cachedVersion) {
        cachedVersion = version();
        cached = new Map();
      }
      // A response that arrives after a change goes into the discarded map.
      const shelf = cached;
      const isReading = (init?.method ?? "GET") === "GET";
      const known = isReading ? shelf.get(path) : undefined;
      if (known) return known;
      const answer = await api(path, init);
      if (!isReading || !isPublic(answer) || shelf.size >= MAX_CACHED) return answer;
      const read = new CachedResponse(await answer.text(), answer);
      shelf.set(path, read);
      return read;
    };
}

function isPublic({ status, headers }: Response): boolean {
  return status === 200 && /^public\b/.test(headers.get("cache-control") ?? "");
}
