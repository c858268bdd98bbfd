import type { Locator, Page } from "@playwright/test";

/** Counts the keys that are pressed, and the taps. */
export function countKeystrokes(page: Page) {
  let count = 0;
  const press = async (key: string) => {
    count++;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    for (const letter of text) await press(letter);
  };
  const tap = async (control: Locator) => {
    count++;
    await control.click();
  };
  return { press, type, tap, count: () => count };
}
