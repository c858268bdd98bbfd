import type { ApiFetch } from "./context.ts";

/** As many as a lab has things to show, and then some; the rest is asked for each time. */
const MOST_KEPT = 1000;

/** An answer whose text is at hand as often as it is asked for: a body can be read once. */
class KeptAnswer extends Response {
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
 * Makes the calls of pages: what the API says to be everybody's is asked for once for each version of what is published,
 * because a page asks for seven such answers, and all that is not a page's own it shares with the next one.
 */
export function createPublishedAnswers(version: () => string) {
  let keptVersion = version();
  let kept = new Map<string, Response>();
  return (ask: ApiFetch): ApiFetch =>
    async (path, init) => {
      if (version() !== keptVersion) {
        keptVersion = version();
        kept = new Map();
      }
      // An answer that comes after a change goes where nobody looks any more.
      const shelf = kept;
      const isReading = (init?.method ?? "GET") === "GET";
      const known = isReading ? shelf.get(path) : undefined;
      if (known) return known;
      const answer = await ask(path, init);
      if (!isReading || !isEverybodys(answer) || shelf.size >= MOST_KEPT) return answer;
      const read = new KeptAnswer(await answer.text(), answer);
      shelf.set(path, read);
      return read;
    };
}

function isEverybodys({ status, headers }: Response): boolean {
  return status === 200 && /^public\b/.test(headers.get("cache-control") ?? "");
}
