import { canDraw, outlinesOf, pathOf, type Style, type Weight, widthOf } from "./letters.ts";

/** For words with letters that Figtree has not: the font of the machine that opens the file. */
const otherFont = "Figtree, 'Noto Sans', 'Noto Sans Gurmukhi', 'Noto Sans Devanagari', system-ui, sans-serif";

/** Words as outlines, so that they look the same wherever the picture is opened. */
export function print(words: string, style: Style, fill: string): string {
  if (canDraw(words)) return `<path fill="${fill}" d="${pathOf(outlinesOf(words, style))}"/>`;
  const { x, y, size, weight, anchor = "start" } = style;
  return `<text x="${x}" y="${y}" font-family="${otherFont}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${escapeXml(words)}</text>`;
}

/** Words struck through, by a line of their own. */
export function printStruck(words: string, style: Style, fill: string): string {
  const { x, y, size, weight } = style;
  const overhang = size / 10;
  const middle = y - size * 0.24;
  const line = `M${x - overhang} ${middle}h${(widthOf(words, size, weight) + 2 * overhang).toFixed(1)}`;
  return `${print(words, style, fill)}<path d="${line}" stroke="${fill}" stroke-width="${size / 14}"/>`;
}

/** Words on a label of their own colour, its left edge at x and its middle at y; the label's width comes with it. */
export function printLabel(
  words: string,
  { x, y, size, weight }: Style,
  { ground, fill }: { ground: string; fill: string },
): { svg: string; width: number } {
  const width = widthOf(words, size, weight) + size * 0.9;
  const height = size * 1.34;
  const label = `<rect x="${x}" y="${(y - height / 2).toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${size / 6}" fill="${ground}"/>`;
  return { svg: label + print(words, { x: x + size * 0.45, y: y + size * 0.35, size, weight }, fill), width };
}

export type Lines = { lines: string[]; size: number };

/** A text in the fewest lines that are no wider than `width`; in smaller letters where it needs more than `most` lines. */
export function inLines(
  text: string,
  { width, weight, sizes, most }: { width: number; weight: Weight; sizes: readonly number[]; most: number },
): Lines {
  const tries = sizes.map((size) => ({ lines: evenLines(text, width, (line) => widthOf(line, size, weight)), size }));
  const smallest = tries.at(-1) ?? { lines: [text], size: 0 };
  return tries.find(({ lines }) => lines.length <= most) ?? { ...smallest, lines: smallest.lines.slice(0, most) };
}

/** In the fewest lines that fit, none much longer than the others, so that no last word stands alone. */
function evenLines(text: string, width: number, measure: (line: string) => number): string[] {
  const within = (share: number) => wrapWords(text, (line) => measure(line) <= width * share);
  const widest = within(1);
  const narrower = [0.5, 0.6, 0.7, 0.8, 0.9].map(within).find((lines) => lines.length === widest.length);
  return narrower ?? widest;
}

/** Where words begin and end as they are drawn, without the air beside the first and the last letter. */
export function inkOf(words: string, size: number, weight: Weight): { left: number; width: number } {
  const points = outlinesOf(words, { x: 0, y: 0, size, weight }).flatMap(({ points }) => points);
  const xs = points.filter((_, index) => index % 2 === 0);
  const left = Math.min(...xs);
  return { left, width: Math.max(...xs) - left };
}

/** Words from x to the width at most, and no larger than `most`: their ink begins at x. */
export function fitted(
  words: string,
  { x, y, width, most, weight }: { x: number; y: number; width: number; most: number; weight: Weight },
): Style {
  if (!canDraw(words)) return { x, y, size: Math.min(most, (2 * width) / words.length), weight };
  const ink = inkOf(words, most, weight);
  const share = Math.min(1, width / ink.width);
  return { x: x - ink.left * share, y, size: most * share, weight };
}

/** A text in lines that fit; a word that does not has a line of its own. */
export function wrapWords(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** For words between tags and in attributes. */
export function escapeXml(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
