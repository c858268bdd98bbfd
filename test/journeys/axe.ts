import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { faintTexts } from "./contrast.ts";

/**
 * Nothing on the page as it stands breaks WCAG 2.2 A or AA, or the best practices that axe knows. Contrast over pictures and
 * in layers, which axe cannot decide, is measured from what is drawn.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // What is still fading in has not its own colours yet.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { violations, incomplete } = await new AxeBuilder({ page }).analyze();
  const undecided = incomplete.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes);
  const faint = await faintTexts(page, fewOfEachKind(undecided.map(selectorOf)));
  await page.emulateMedia({ reducedMotion: null });
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(selectorOf).join(", ")}`);
  expect([...told, ...faint]).toEqual([]);
}

const selectorOf = ({ target }: { target: { join(by: string): string } }) => target.join(" ");

/** Rows of a list look alike: two of each part are enough. */
function fewOfEachKind(selectors: string[]): string[] {
  const kinds = Map.groupBy(selectors, (selector) => selector.replace(/:nth-child\(\d+\)|\d+|_\w+_|"[^"]*"/g, ""));
  return [...kinds.values()].flatMap((alike) => alike.slice(0, 2));
}
