import type { Point } from "./browser-window.ts";

/** Returns an expression for the page, in which the functions below are defined. */
export function inPage(expression: string): string {
  return `(() => { ${[isShown, isOff, nameOf, wordsOf, placeOf, choose].join("\n")}; return ${expression}; })()`;
}

/** Below, functions of the browser: they use each other and nothing else of this file. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

export function isOff(element: Element): boolean {
  return element.matches(":disabled, [aria-disabled=true]");
}

/** Returns a control's accessible name, close enough for a journey. */
export function nameOf(element: Element): string {
  const labels = "labels" in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
  return wordsOf(element.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? element.textContent ?? "");
}

export function wordsOf(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/**
 * Returns where to press the first control that matches the selector, whose name begins with these words, and which is
 * visible, not covered and not disabled; null where there is none. In an open dialog only its controls count.
 */
export function placeOf(selector: string, name: string): Point | null {
  const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  for (const element of scope.querySelectorAll(selector)) {
    if (!isShown(element) || isOff(element) || !nameOf(element).startsWith(name)) continue;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    const hit = document.elementFromPoint(point.x, point.y);
    if (hit && (element.contains(hit) || hit.contains(element))) return point;
  }
  return null;
}

/** Chooses an option of a select, the last of that name, as a visitor does in the system's own list. */
export function choose(name: string, option: string): boolean {
  const selects = [...document.querySelectorAll("select")];
  const select = selects.findLast((element) => isShown(element) && nameOf(element).startsWith(name));
  const chosen = [...(select?.options ?? [])].find(({ text }) => text === option);
  if (!select || !chosen) return false;
  select.value = chosen.value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}
