import { setTimeout as pause } from "node:timers/promises";
import type { BrowserWindow, Point } from "./browser-window.ts";
import { inPage } from "./in-page.ts";

const WAIT_TIMEOUT_MS = 20_000;
const POLL_MS = 100;
/** Once React has hydrated the page, it scrolls by itself. */
const IS_HYDRATED = `history.scrollRestoration === "manual"`;

const kinds = {
  link: "a[href]",
  button: "button, summary",
  field: "input, textarea",
  /** A checkbox or radio button, by its label. */
  choice: "label:has(input:enabled)",
  /** A free one. */
  slot: "label:has(input[name=time]:enabled)",
} satisfies Record<string, string>;

/** A visitor at a browser window: sees text, presses named controls, types, and waits as patiently as people do. */
export class Visitor {
  readonly window: BrowserWindow;
  readonly #home: string;

  constructor(window: BrowserWindow, home: string) {
    this.window = window;
    this.#home = home;
  }

  /** Opens an address of the product, and waits until the page responds to presses. */
  async open(path: string): Promise<void> {
    await this.window.goTo(`${this.#home}${path}`);
    await this.waitFor(IS_HYDRATED, `${path} awake`);
  }

  /** Waits for an address and its page, after a press. */
  async expectPath(address: RegExp): Promise<void> {
    await this.waitFor(`${address}.test(location.pathname + location.search) && ${IS_HYDRATED}`, `${address}`);
  }

  /** Presses a control once two looks find it in one place: a page that has just opened may still scroll. */
  async press(kind: keyof typeof kinds, name = ""): Promise<void> {
    const question = inPage(`placeOf(${JSON.stringify(kinds[kind])}, ${JSON.stringify(name)})`);
    let before: Point | null = null;
    const findStillPoint = async () => {
      const point = (await this.window.evaluate(question)) as Point | null;
      const isStill = point?.x === before?.x && point?.y === before?.y;
      before = point;
      return isStill && point;
    };
    await this.window.press(await this.#patiently(findStillPoint, `the ${kind} “${name}”, standing still`));
  }

  /** Types into a field, replacing its content. */
  async write(field: string, text: string): Promise<void> {
    await this.press("field", field);
    await this.window.evaluate("document.activeElement.select()");
    await this.window.type(text);
  }

  async choose(select: string, option: string): Promise<void> {
    const question = inPage(`choose(${JSON.stringify(select)}, ${JSON.stringify(option)})`);
    await this.waitFor(question, `“${option}” of “${select}”`);
  }

  async expectText(...texts: string[]): Promise<void> {
    for (const text of texts)
      await this.waitFor(inPage(`wordsOf(document.body.innerText).includes(${JSON.stringify(text)})`), `“${text}”`);
  }

  /** Returns the page's answer to an expression a moment later, once it is neither false nor null. */
  async waitFor(question: string, what: string): Promise<unknown> {
    return this.#patiently(() => this.window.evaluate(question), what);
  }

  /** Looks repeatedly, up to a limit. */
  async #patiently<Answer>(look: () => Promise<Answer | false | null>, what: string): Promise<Answer> {
    const end = performance.now() + WAIT_TIMEOUT_MS;
    while (performance.now() < end) {
      await pause(POLL_MS);
      // A page that is being left does not answer.
      const answer = await look().catch(() => null);
      if (answer) return answer;
    }
    const where = await this.window.evaluate("location.pathname + location.search");
    throw new Error(`not seen at ${where}: ${what}`);
  }
}
