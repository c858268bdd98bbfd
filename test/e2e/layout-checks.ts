import type { Page } from "@playwright/test";

/** Returns the page's layout problems, each with its element; `least` is the minimum height and width of a target. */
export function findLayoutProblems(page: Page, least: number): Promise<string[]> {
  const parts = [kept, nameOf, seenBox, pressedBox, readAndPressed, wide, floating, hidden, isProse, small, torn];
  return page.evaluate(`(() => { ${parts.join("\n")}
    const styleOf = kept((one) => getComputedStyle(one));
    const boxOf = kept((one) => one.getBoundingClientRect());
    const isShown = kept((one) => one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }));
    const clipOf = kept(${clipped});
    const shown = [...document.body.querySelectorAll("*")].filter((one) => isShown(one) && !one.closest(".skip"));
    const still = shown.filter((one) => ["fixed", "sticky"].includes(styleOf(one).position));
    const parts = readAndPressed();
    return [...new Set([...wide(), ...floating(parts), ...hidden(parts), ...small(parts, ${least}), ...torn()])];
  })()`);
}

type Part = { element: Element; box: DOMRect; isText: boolean };

/** What the functions below read of the page: once per element. */
declare function styleOf(element: Element): CSSStyleDeclaration;
declare function boxOf(element: Element): DOMRect;
declare function isShown(element: Element): boolean;
declare function clipOf(element: Element): Edges;
declare const shown: Element[];
declare const still: Element[];
type Edges = { left: number; top: number; right: number; bottom: number };

/** Below, functions of the browser: they use each other and nothing else of this file. */
function kept<Answer>(ask: (element: Element) => Answer): (element: Element) => Answer {
  const answers = new Map<Element, Answer>();
  return (element) => {
    const known = answers.get(element);
    if (known !== undefined) return known;
    const answer = ask(element);
    answers.set(element, answer);
    return answer;
  };
}

function nameOf(element: Element): string {
  const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
  return `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${name.trim().slice(0, 30)}"`;
}

/**
 * Returns where the content of an element is visible: clipped by all that scrolls or cuts around it, up to its
 * containing block.
 */
function clipped(element: Element): Edges {
  const { position, overflowX, overflowY } = styleOf(element);
  const placedBy =
    element instanceof HTMLElement && position === "absolute" ? element.offsetParent : element.parentElement;
  const isFree = position === "fixed" || !placedBy || placedBy === document.body || element === document.body;
  const { left, top, right, bottom } = isFree
    ? { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
    : clipOf(placedBy);
  if (overflowX === "visible" && overflowY === "visible") return { left, top, right, bottom };
  const own = boxOf(element);
  return {
    left: Math.max(left, own.left),
    top: Math.max(top, own.top),
    right: Math.min(right, own.right),
    bottom: Math.min(bottom, own.bottom),
  };
}

function seenBox(element: Element, box: DOMRect): DOMRect {
  const clip = clipOf(element);
  const [left, top] = [Math.max(box.left, clip.left), Math.max(box.top, clip.top)];
  const [right, bottom] = [Math.min(box.right, clip.right), Math.min(box.bottom, clip.bottom)];
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** Returns a control's width and height, with its label and with the ::after that covers its row. */
function pressedBox(element: Element): { width: number; height: number } {
  const boxes = [element, element.closest("label")].flatMap((target) => (target ? boxOf(target) : []));
  const after = getComputedStyle(element, "::after");
  const laid = after.content !== "none" && after.position === "absolute" ? [after] : [];
  return {
    width: Math.max(...boxes.map((box) => box.width), ...laid.map(({ width }) => Number.parseFloat(width))),
    height: Math.max(...boxes.map((box) => box.height), ...laid.map(({ height }) => Number.parseFloat(height))),
  };
}

/** Each visible text and control. */
function readAndPressed(): Part[] {
  const controls =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex='0']";
  const parts: Part[] = shown
    .filter((element) => element.matches(controls))
    .map((element) => ({ element, box: seenBox(element, boxOf(element)), isText: false }));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isShown(element) || element.closest("svg, .skip, script")) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) parts.push({ element, box: seenBox(element, box), isText: true });
  }
  return parts.filter(({ box }) => box.width > 2 && box.height > 2);
}

/** Returns what is wider than the screen, except for rows that scroll by themselves. */
function wide(): string[] {
  const screen = document.documentElement.clientWidth;
  const beyond = shown.filter((element) => {
    const box = seenBox(element, boxOf(element));
    return box.width >= 1 && box.right > screen + 1;
  });
  const scrolls = document.documentElement.scrollWidth > screen + 1 ? [document.documentElement] : [];
  return [...scrolls, ...beyond].map((element) => `wider than the screen: ${nameOf(element)}`);
}

/**
 * Returns what floats over text or controls, at any scroll position. A bar along the whole edge of the screen, or of a
 * scroll container, ends the viewport as the screen's own edge does: it floats over nothing.
 */
function floating(parts: Part[]): string[] {
  // Except a table's own head, and a toast, which the visitor's own press shows and which disappears by itself.
  const floats = still.filter((element) => !element.closest("th, thead, [data-toasts]"));
  return floats.flatMap((float) => {
    const box = boxOf(float);
    const isFixed = styleOf(float).position === "fixed";
    const view = document.documentElement;
    const home = isFixed ? view : (float.parentElement ?? view);
    const edges = isFixed ? { left: 0, right: view.clientWidth } : boxOf(home);
    if (box.left <= edges.left + 1 && box.right >= edges.right - 1 && box.height <= innerHeight / 3) return [];
    const under = parts.filter(
      (part) =>
        part.box.left < box.right - 1 &&
        part.box.right > box.left + 1 &&
        home.contains(part.element) &&
        !float.contains(part.element) &&
        !floats.some((other) => other.contains(part.element)),
    );
    return under.slice(0, 3).map((part) => `${nameOf(float)} floats over ${nameOf(part.element)}`);
  });
}

/** Returns what no scrolling reveals from under a bar along the screen's edge. */
function hidden(parts: Part[]): string[] {
  const { scrollTop, scrollHeight } = document.documentElement;
  const isAtEnd = scrollTop + innerHeight >= scrollHeight - 1;
  const bars = still.filter((element) => styleOf(element).position === "fixed" && !element.closest("[data-toasts]"));
  return bars.flatMap((bar) => {
    const box = boxOf(bar);
    if ((box.top > innerHeight / 2 && !isAtEnd) || (box.bottom < innerHeight / 2 && scrollTop > 0)) return [];
    const under = parts.filter(
      (part) =>
        Math.min(part.box.bottom, box.bottom) - Math.max(part.box.top, box.top) > 2 &&
        Math.min(part.box.right, box.right) - Math.max(part.box.left, box.left) > 2 &&
        !bars.some((other) => other.contains(part.element)),
    );
    return under.slice(0, 3).map((part) => `${nameOf(bar)} hides ${nameOf(part.element)} for good`);
  });
}

/** Text, or a part of a paragraph's text in an element of its own, so that a translation may change it. */
function isProse(node: Node): boolean {
  if (node.nodeType === Node.TEXT_NODE) return true;
  return node instanceof HTMLSpanElement && node.parentElement?.tagName === "P" && styleOf(node).display === "inline";
}

/** Returns targets under the minimum, except links inside sentences, and text under 13 px. */
function small(parts: Part[], least: number): string[] {
  const inSentence = (element: Element) =>
    styleOf(element).display === "inline" &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node !== element && isProse(node) && node.textContent?.trim(),
    );
  return parts.flatMap(({ element, isText }) => {
    if (isText) {
      const size = Number.parseFloat(styleOf(element).fontSize);
      return size < 12.95 ? [`text of ${size} px: ${nameOf(element)}`] : [];
    }
    const { width, height } = pressedBox(element);
    const isSmall = (width < least - 0.5 || height < least - 0.5) && !inSentence(element);
    return isSmall ? [`target of ${Math.round(width)} x ${Math.round(height)}: ${nameOf(element)}`] : [];
  });
}

/** Returns words of headings that are broken in two; with text at 200 % a phone may have no room for a long one. */
function torn(): string[] {
  if (Number.parseFloat(styleOf(document.documentElement).fontSize) > 20) return [];
  return shown
    .filter((element) => /^H[1-4]$/.test(element.tagName))
    .flatMap((heading) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`"${word}" is broken in two: ${nameOf(heading)}`);
        }
      }
      return found;
    });
}
