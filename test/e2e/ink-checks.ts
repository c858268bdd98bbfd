import type { Page } from "@playwright/test";

/**
 * Returns what is wrong with texts in Gurmukhi or Devanagari on the page: ink that is cut, that leaves its line, its box
 * or lies over other text, letters that are spaced or transformed, and fields too narrow for what they say.
 */
export function findInkProblems(page: Page): Promise<string[]> {
  const parts = [listWords, measure, clip, findLayer, isSpaced, listSpills, listOverlaps, listNarrowFields];
  return page.evaluate(`(() => { ${parts.join("\n")}
    const script = /[\\u0900-\\u097f\\u0a00-\\u0a7f]/;
    const pen = document.createElement("canvas").getContext("2d");
    const slack = 1;
    const words = listWords();
    const fields = [...document.querySelectorAll("input, textarea, select")].filter((field) => field.checkVisibility());
    const page = document.documentElement;
    const wide = page.scrollWidth > page.clientWidth + slack ? ["the page is wider than the screen"] : [];
    const found = [...wide, ...words.flatMap((word) => [...isSpaced(word), ...word.cuts, ...listSpills(word)])];
    return [...new Set([...found, ...listOverlaps(words), ...fields.flatMap(listNarrowFields)])];
  })()`);
}

type Box = { left: number; top: number; right: number; bottom: number };
type Word = {
  text: string;
  element: Element;
  style: CSSStyleDeclaration;
  ink: Box;
  line: Box;
  seen: Box;
  cuts: string[];
};

/** What the functions below share in the page. */
declare const script: RegExp;
declare const pen: CanvasRenderingContext2D;
/** Tolerance in pixels: edges of letters are soft, and boxes are rounded. */
declare const slack: number;

/** Each visible word in one of the scripts, with where its ink and its line lie. */
function listWords(): Word[] {
  const found: Word[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (!script.test(text.data) || element.closest("svg, script, option, .skip, .sr-only")) continue;
    const style = getComputedStyle(element);
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      if (!script.test(word)) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      // A word that is broken over lines has no box of its own.
      if (boxes.length !== 1 || !boxes[0]) continue;
      const { ink, line } = measure(word, boxes[0], style);
      const { seen, cuts } = clip(word, element, ink);
      if (cuts.length > 0 || (seen.right > seen.left && seen.bottom > seen.top))
        found.push({ text: word, element, style, ink, line, seen, cuts });
    }
  }
  return found;
}

/** Returns the ink of a word, whose baseline lies by its font's ascent below its box, and its line. */
function measure(word: string, box: DOMRect, style: CSSStyleDeclaration): { ink: Box; line: Box } {
  pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const drawn = pen.measureText(word);
  const middle = (box.top + box.bottom) / 2;
  const baseline = middle + (drawn.fontBoundingBoxAscent - drawn.fontBoundingBoxDescent) / 2;
  const height = Number.parseFloat(style.lineHeight) || box.height;
  return {
    ink: {
      left: box.left - drawn.actualBoundingBoxLeft,
      top: baseline - drawn.actualBoundingBoxAscent,
      right: box.left + drawn.actualBoundingBoxRight,
      bottom: baseline + drawn.actualBoundingBoxDescent,
    },
    line: { left: box.left, top: middle - height / 2, right: box.right, bottom: middle + height / 2 },
  };
}

function isSpaced({ text, style }: Word): string[] {
  const { letterSpacing, textTransform } = style;
  const isLoose = letterSpacing !== "normal" && Number.parseFloat(letterSpacing) !== 0;
  return [
    ...(isLoose ? [`letters ${letterSpacing} apart: ${text}`] : []),
    ...(textTransform === "none" ? [] : [`letters are ${textTransform}: ${text}`]),
  ];
}

/** What is seen of the ink, and what cuts it: ink may be scrolled out of sight, but not lie outside of what scrolls. */
function clip(text: string, element: Element, ink: Box): { seen: Box; cuts: string[] } {
  const cuts: string[] = [];
  let seen = ink;
  for (let box: Element | null = element; box && box !== document.documentElement; box = box.parentElement) {
    const { overflowX, overflowY, textOverflow, position } = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    const [left, top] = [edge.left + box.clientLeft, edge.top + box.clientTop];
    const [right, bottom] = [left + box.clientWidth, top + box.clientHeight];
    // Hidden from eyes, for screen readers.
    if (overflowX === "hidden" && box.clientWidth <= 1)
      return { seen: { left, top, right: left, bottom: top }, cuts: [] };
    if (overflowX !== "visible" || overflowY !== "visible") {
      const isScrolled = [overflowX, overflowY].map((overflow) => overflow === "auto" || overflow === "scroll");
      const isSeen = seen.right > left && seen.left < right && seen.bottom > top && seen.top < bottom;
      const [startX, endX] = isScrolled[0]
        ? [left - box.scrollLeft, left - box.scrollLeft + box.scrollWidth]
        : [left, right];
      const [startY, endY] = isScrolled[1]
        ? [top - box.scrollTop, top - box.scrollTop + box.scrollHeight]
        : [top, bottom];
      const isCut =
        (overflowX !== "visible" && (seen.left < startX - slack || seen.right > endX + slack)) ||
        (overflowY !== "visible" && (seen.top < startY - slack || seen.bottom > endY + slack));
      if (isSeen && isCut) cuts.push(`is cut by ${box.tagName}.${box.className}: ${text}`);
      if (textOverflow === "ellipsis" && box.scrollWidth > box.clientWidth) cuts.push(`ends in an ellipsis: ${text}`);
      seen = {
        left: overflowX === "visible" ? seen.left : Math.max(seen.left, left),
        top: overflowY === "visible" ? seen.top : Math.max(seen.top, top),
        right: overflowX === "visible" ? seen.right : Math.min(seen.right, right),
        bottom: overflowY === "visible" ? seen.bottom : Math.min(seen.bottom, bottom),
      };
    }
    if (position === "fixed") break;
  }
  return { seen, cuts };
}

/** Ink outside of its line, or of the nearest box that is painted around it. */
function listSpills({ text, element, ink, line }: Word): string[] {
  const found: string[] = [];
  const [above, below] = [line.top - ink.top, ink.bottom - line.bottom].map((by) => Math.round(by * 10) / 10);
  if (Math.max(above ?? 0, below ?? 0) > slack)
    found.push(`leaves its line by ${above} above, ${below} below: ${text}`);
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { display, overflow, backgroundColor, borderTopWidth, borderBottomWidth } = getComputedStyle(box);
    const isPainted =
      !/, 0\)$|transparent/.test(backgroundColor) || (borderTopWidth !== "0px" && borderBottomWidth !== "0px");
    if (display === "inline" || display === "contents" || !isPainted) continue;
    const edge = box.getBoundingClientRect();
    const isSpilt =
      ink.top < edge.top - slack ||
      ink.bottom > edge.bottom + slack ||
      ink.left < edge.left - slack ||
      ink.right > edge.right + slack;
    if (isSpilt && overflow === "visible") found.push(`leaves the box of ${box.tagName}.${box.className}: ${text}`);
    break;
  }
  return found;
}

/** Returns what a word lies on: words of two layers cover each other by intention. */
function findLayer(element: Element): Element | null {
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (["fixed", "sticky"].includes(getComputedStyle(box).position) || box.matches("dialog, [popover]")) return box;
  }
  return null;
}

function listOverlaps(words: Word[]): string[] {
  const sorted = words
    .map(({ text, element, seen }) => ({ text, seen, layer: findLayer(element) }))
    .sort((one, other) => one.seen.top - other.seen.top);
  return sorted.flatMap(({ text, seen, layer }, index) => {
    const found: string[] = [];
    for (const other of sorted.slice(index + 1)) {
      if (other.seen.top > seen.bottom - slack) break;
      const isOver = other.seen.left < seen.right - slack && other.seen.right > seen.left + slack;
      if (isOver && other.layer === layer) found.push(`lies over "${other.text}": ${text}`);
    }
    return found;
  });
}

/** A field's text is one line, which at most ends in an ellipsis, and that only where the text is enlarged. */
function listNarrowFields(field: Element): string[] {
  const style = getComputedStyle(field);
  const text =
    field instanceof HTMLSelectElement
      ? (field.selectedOptions[0]?.text ?? "")
      : (field as HTMLInputElement).value || (field as HTMLInputElement).placeholder;
  if (!script.test(text) || field.matches("textarea, [type=radio], [type=checkbox]")) return [];
  pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const drawn = pen.measureText(text);
  const width = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  const height = drawn.actualBoundingBoxAscent + drawn.actualBoundingBoxDescent;
  const isEnlarged = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 16;
  const mayEnd = isEnlarged && style.textOverflow === "ellipsis";
  return [
    ...(drawn.width > width + slack && !mayEnd
      ? [`is wider than its field by ${Math.round(drawn.width - width)} px: ${text}`]
      : []),
    ...(height > field.clientHeight ? [`is taller than its field: ${text}`] : []),
    ...(style.letterSpacing !== "normal" && Number.parseFloat(style.letterSpacing) !== 0
      ? [`letters ${style.letterSpacing} apart in a field: ${text}`]
      : []),
  ];
}
