import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { findLowContrastTexts } from "./contrast.ts";

/**
 * Expects that the current page violates neither WCAG 2.2 A or AA nor axe's best practices. Contrast over pictures and
 * in layers, which axe cannot decide, is measured from the rendered pixels.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Elements that are still fading in do not have their final colours yet.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { violations, incomplete } = await new AxeBuilder({ page }).analyze();
  const undecided = incomplete.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes);
  const faint = await findLowContrastTexts(page, sampleByKind(undecided.map(getSelector)));
  await page.emulateMedia({ reducedMotion: null });
  const messages = violations.map(({ id, nodes }) => `${id}: ${nodes.map(getSelector).join(", ")}`);
  expect([...messages, ...faint]).toEqual([]);
}

const getSelector = ({ target }: { target: { join(by: string): string } }) => target.join(" ");

/** Rows of a list look alike: two of each kind are enough. */
function sampleByKind(selectors: string[]): string[] {
  const kinds = Map.groupBy(selectors, (selector) => selector.replace(/:nth-child\(\d+\)|\d+|_\w+_|"[^"]*"/g, ""));
  return [...kinds.values()].flatMap((alike) => alike.slice(0, 2));
}
