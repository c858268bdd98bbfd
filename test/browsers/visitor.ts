import { setTimeout as pause } from "node:timers/promises";
import type { BrowserWindow, Point } from "./browser-window.ts";
import { inPage } from "./in-page.ts";

const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 100;
/** Once React has taken the page over, it scrolls by itself. */
const IS_AWAKE = `history.scrollRestoration === "manual"`;

const kinds = {
  link: "a[href]",
  button: "button, summary",
  field: "input, textarea",
  /** What is ticked or taken, by its label. */
  choice: "label:has(input:enabled)",
  /** An hour that is free. */
  hour: "label:has(input[name=time]:enabled)",
} satisfies Record<string, string>;

/** Somebody before a browser's window: sees words, presses what has a name, types, and waits as patiently as people do. */
export class Visitor {
  readonly window: BrowserWindow;
  readonly #home: string;

  constructor(window: BrowserWindow, home: string) {
    this.window = window;
    this.#home = home;
  }

  /** Opens an address of the product, and waits until the page answers to presses. */
  async open(path: string): Promise<void> {
    await this.window.goTo(`${this.#home}${path}`);
    await this.awaits(IS_AWAKE, `${path} awake`);
  }

  /** Waits for an address and its page, to which a press leads. */
  async arrives(address: RegExp): Promise<void> {
    await this.awaits(`${address}.test(location.pathname + location.search) && ${IS_AWAKE}`, `${address}`);
  }

  /** Presses what two looks find in one place: a page that has just opened may still scroll. */
  async press(kind: keyof typeof kinds, name = ""): Promise<void> {
    const question = inPage(`placeOf(${JSON.stringify(kinds[kind])}, ${JSON.stringify(name)})`);
    let before: Point | null = null;
    const stillPlace = async () => {
      const place = (await this.window.ask(question)) as Point | null;
      const isStill = place?.x === before?.x && place?.y === before?.y;
      before = place;
      return isStill && place;
    };
    await this.window.press(await this.#patiently(stillPlace, `the ${kind} “${name}”, standing still`));
  }

  /** Types into a field, in place of what stood there. */
  async write(field: string, text: string): Promise<void> {
    await this.press("field", field);
    await this.window.ask("document.activeElement.select()");
    await this.window.type(text);
  }

  async choose(select: string, option: string): Promise<void> {
    const question = inPage(`choose(${JSON.stringify(select)}, ${JSON.stringify(option)})`);
    await this.awaits(question, `“${option}” of “${select}”`);
  }

  async sees(...texts: string[]): Promise<void> {
    for (const text of texts)
      await this.awaits(inPage(`wordsOf(document.body.innerText).includes(${JSON.stringify(text)})`), `“${text}”`);
  }

  /** The answer to a question to the page, a moment later, once there is one that is neither false nor null. */
  async awaits(question: string, what: string): Promise<unknown> {
    return this.#patiently(() => this.window.ask(question), what);
  }

  /** Looks again and again, but not for ever. */
  async #patiently<Answer>(look: () => Promise<Answer | false | null>, what: string): Promise<Answer> {
    const end = performance.now() + PATIENCE_MS;
    while (performance.now() < end) {
      await pause(LOOK_AGAIN_MS);
      // A page that is just being left answers nothing.
      const answer = await look().catch(() => null);
      if (answer) return answer;
    }
    const where = await this.window.ask("location.pathname + location.search");
    throw new Error(`not seen at ${where}: ${what}`);
  }
}
