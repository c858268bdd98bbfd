import { expect, type Page } from "@playwright/test";
import { findLayoutProblems } from "./layout-checks.ts";

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Checks the widths of this kind of screen, on a phone with text at 200 % too, at every scroll position. */
export async function expectLayoutSound(page: Page, least = 44): Promise<void> {
  const screens = isPhone(page)
    ? [{ width: 320 }, { width: 360 }, { width: 360, text: 200 }]
    : [{ width: 768 }, { width: 1280 }];
  const before = page.viewportSize();
  const found: string[] = [];
  // Collapsing and expanding takes no time.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { width, text = 100 } of screens) {
    await page.setViewportSize({ width, height: 780 });
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), `${text}%`);
    for (const share of [0, 0.5, 1]) {
      await page.evaluate(scrollToShare, share);
      const offenders = await findLayoutProblems(page, least);
      found.push(...offenders.map((offender) => `${width} px, text ${text} %, ${share * 100} % down: ${offender}`));
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  if (before) await page.setViewportSize(before);
  expect.soft(found, page.url()).toEqual([]);
}

/**
 * Scrolls to a fraction of the page and a little back, so that what collapses on the way down is there, and waits until
 * it is rendered: a browser without a window may produce no frame if nothing changed.
 */
export async function scrollToShare(share: number): Promise<void> {
  const page = document.documentElement;
  const drawn = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      setTimeout(resolve, 1000);
    });
  const there = () => (page.scrollHeight - window.innerHeight) * share;
  for (const beyond of [0, 20, 0]) {
    window.scrollTo({ top: there() + beyond, behavior: "instant" });
    await drawn();
  }
}
