import type { Page } from "@playwright/test";

/** A keyboard that counts what is pressed. */
export function countedKeys(page: Page) {
  let count = 0;
  const press = async (key: string) => {
    count++;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    for (const letter of text) await press(letter);
  };
  return { press, type, count: () => count };
}
