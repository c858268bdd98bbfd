import type { Page } from "@playwright/test";

/** What breaks the page's geometry as it stands, each offender by name; `least` is the least height and width of a target. */
export function offendersOf(page: Page, least: number): Promise<string[]> {
  const parts = [nameOf, seenBox, readAndPressed, wide, floating, hidden, small];
  return page.evaluate(`(() => { ${parts.join("\n")}
    const all = readAndPressed();
    return [...new Set([...wide(), ...floating(all), ...hidden(all), ...small(all, ${least})])];
  })()`);
}

type Part = { element: Element; box: DOMRect; isText: boolean };

/** Below, functions of the browser: they know each other and nothing else of this file. */
function nameOf(element: Element): string {
  const said = element.getAttribute("aria-label") ?? element.textContent ?? "";
  return `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${said.trim().slice(0, 30)}"`;
}

/** What is seen of a box, where what holds its element scrolls or cuts. */
function seenBox(element: Element, box: DOMRect): DOMRect {
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
  for (let one: Element | null = element; one && one !== document.documentElement; one = one.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(one);
    if (one !== document.body && (overflowX !== "visible" || overflowY !== "visible")) {
      const edge = one.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    if (position === "fixed") break;
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** Each text and each control that is seen. */
function readAndPressed(): Part[] {
  const controls =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex='0']";
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  const parts: Part[] = [...document.body.querySelectorAll(controls)]
    .filter((one) => isSeen(one) && !one.closest(".skip"))
    .map((element) => ({ element, box: seenBox(element, element.getBoundingClientRect()), isText: false }));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isSeen(element) || element.closest("svg, .skip, script")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) parts.push({ element, box: seenBox(element, box), isText: true });
  }
  return parts.filter(({ box }) => box.width > 2 && box.height > 2);
}

/** What is wider than the screen, but for rows that scroll by themselves. */
function wide(): string[] {
  const screen = document.documentElement.clientWidth;
  const beyond = [...document.querySelectorAll("body *")].filter((one) => {
    const box = one.checkVisibility({ visibilityProperty: true }) && seenBox(one, one.getBoundingClientRect());
    return box && box.width > 1 && box.right > screen + 1;
  });
  const scrolls = document.documentElement.scrollWidth > screen + 1 ? [document.documentElement] : [];
  return [...scrolls, ...beyond].map((one) => `wider than the screen: ${nameOf(one)}`);
}

/**
 * What floats over something that one reads or presses, where the page stands or can be scrolled to. A bar along the whole
 * edge of the screen, or of what scrolls, ends the page's view as the screen's own edge does: it floats over nothing.
 */
function floating(parts: Part[]): string[] {
  // A table's own head; what comes with the focus alone; a toast, which the visitor's own press calls and which goes by itself.
  const notHere = ".skip, th, thead, .toasts";
  const floats = [...document.querySelectorAll("body *")].filter((one) => {
    const { position } = getComputedStyle(one);
    const isFloating = position === "fixed" || position === "sticky";
    return isFloating && one.checkVisibility({ visibilityProperty: true }) && !one.closest(notHere);
  });
  return floats.flatMap((float) => {
    const box = float.getBoundingClientRect();
    const isFixed = getComputedStyle(float).position === "fixed";
    const view = document.documentElement;
    const home = isFixed ? view : (float.parentElement ?? view);
    const edges = isFixed ? { left: 0, right: view.clientWidth } : home.getBoundingClientRect();
    if (box.left <= edges.left + 1 && box.right >= edges.right - 1 && box.height <= innerHeight / 3) return [];
    const under = parts.filter(
      (part) =>
        home.contains(part.element) &&
        !float.contains(part.element) &&
        !floats.some((other) => other.contains(part.element)) &&
        part.box.left < box.right - 1 &&
        part.box.right > box.left + 1,
    );
    return under.slice(0, 3).map((part) => `${nameOf(float)} floats over ${nameOf(part.element)}`);
  });
}

/** What no scrolling brings out from under a bar along the screen's edge. */
function hidden(parts: Part[]): string[] {
  const { scrollTop, scrollHeight } = document.documentElement;
  const isAtEnd = scrollTop + innerHeight >= scrollHeight - 1;
  const bars = [...document.querySelectorAll("body *")].filter(
    (one) => getComputedStyle(one).position === "fixed" && one.checkVisibility() && !one.closest(".skip, .toasts"),
  );
  return bars.flatMap((bar) => {
    const box = bar.getBoundingClientRect();
    if ((box.top > innerHeight / 2 && !isAtEnd) || (box.bottom < innerHeight / 2 && scrollTop > 0)) return [];
    const under = parts.filter(
      (part) =>
        !bars.some((other) => other.contains(part.element)) &&
        Math.min(part.box.bottom, box.bottom) - Math.max(part.box.top, box.top) > 2 &&
        Math.min(part.box.right, box.right) - Math.max(part.box.left, box.left) > 2,
    );
    return under.slice(0, 3).map((part) => `${nameOf(bar)} hides ${nameOf(part.element)} for good`);
  });
}

/** Targets under the least, links inside sentences apart, and text under 13 px. */
function small(parts: Part[], least: number): string[] {
  const inSentence = (one: Element) =>
    getComputedStyle(one).display === "inline" &&
    [...(one.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());
  return parts.flatMap(({ element, isText }) => {
    if (isText) {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return size < 12.95 ? [`text of ${size} px: ${nameOf(element)}`] : [];
    }
    const boxes = [element, element.closest("label")].flatMap((one) => one?.getBoundingClientRect() ?? []);
    const [width, height] = [Math.max(...boxes.map((b) => b.width)), Math.max(...boxes.map((b) => b.height))];
    const isSmall = (width < least - 0.5 || height < least - 0.5) && !inSentence(element);
    return isSmall ? [`target of ${Math.round(width)} x ${Math.round(height)}: ${nameOf(element)}`] : [];
  });
}
