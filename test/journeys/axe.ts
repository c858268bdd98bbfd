import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing on the page as it stands breaks WCAG 2.2 A or AA, or the best practices that axe knows. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(told).toEqual([]);
}

/** What is still fading in has not its own colours yet. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter(({ effect }) => {
      const { iterations } = effect?.getTiming() ?? {};
      return (
        effect instanceof KeyframeEffect && effect.pseudoElement === null && iterations !== Number.POSITIVE_INFINITY
      );
    });
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}
