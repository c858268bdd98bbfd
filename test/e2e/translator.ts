import { expect, type Page } from "@playwright/test";

type Translated = { font: HTMLElement; text: Text; was: string };

declare global {
  interface Window {
    translated?: Translated[];
  }
}

/**
 * Does to a page what Chrome's translator does, now and after every change: each text node is removed, and replaced by
 * two nested `<font>`. What is marked `translate="no"` stays.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translated: Translated[] = [];
    window.translated = translated;
    const observer = new MutationObserver(work);
    work();

    function work(): void {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) if (isTranslatable(text)) wrap(text);
      observer.takeRecords();
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    }

    function isTranslatable(text: Text): boolean {
      const untouched = "font, script, style, noscript, textarea, select, svg, [translate=no], .notranslate";
      return text.data.trim() !== "" && !text.parentElement?.closest(untouched);
    }

    function wrap(text: Text): void {
      const [font, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data;
      font.append(inner);
      text.replaceWith(font);
      translated.push({ font, text, was: text.data });
    }
  });
}

/** Expects that the page shows no translation of a text that has changed since. */
export async function expectNothingStale(page: Page): Promise<void> {
  const stale = () =>
    page.evaluate(() =>
      (window.translated ?? [])
        .filter(({ font, text, was }) => font.isConnected && text.data !== was)
        .map(({ font, text, was }) => `<${font.parentElement?.className}> shows "${was}" over "${text.data}"`),
    );
  await expect.poll(stale, { timeout: 5_000 }).toEqual([]);
}
