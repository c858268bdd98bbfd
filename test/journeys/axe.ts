import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing on the page as it stands breaks WCAG 2.2 A or AA, or the best practices that axe knows. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is still fading in has not its own colours yet.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { violations } = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ reducedMotion: null });
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(told).toEqual([]);
}
