import { canDrawText, type FontWeight, getOutlines, measureText, type TextStyle, toSvgPath } from "./glyphs.ts";

/** For letters that Figtree lacks: a font of the machine that opens the file. */
const FALLBACK_FONT = "Figtree, 'Noto Sans', 'Noto Sans Gurmukhi', 'Noto Sans Devanagari', system-ui, sans-serif";

/** Draws text as outlines, so that it looks the same wherever the picture is opened. */
export function drawText(words: string, style: TextStyle, fill: string): string {
  if (canDrawText(words)) return `<path fill="${fill}" d="${toSvgPath(getOutlines(words, style))}"/>`;
  const { x, y, size, weight, anchor = "start" } = style;
  return `<text x="${x}" y="${y}" font-family="${FALLBACK_FONT}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${escapeXml(words)}</text>`;
}

/** Draws struck-through text, with a line of its own. */
export function drawStruckText(words: string, style: TextStyle, fill: string): string {
  const { x, y, size, weight } = style;
  const overhang = size / 10;
  const middle = y - size * 0.24;
  const line = `M${x - overhang} ${middle}h${(measureText(words, size, weight) + 2 * overhang).toFixed(1)}`;
  return `${drawText(words, style, fill)}<path d="${line}" stroke="${fill}" stroke-width="${size / 14}"/>`;
}

/** Draws text on a coloured label, its left edge at x and its middle at y; returns the label's width too. */
export function drawLabel(
  words: string,
  { x, y, size, weight }: TextStyle,
  { ground, fill }: { ground: string; fill: string },
): { svg: string; width: number } {
  const width = measureText(words, size, weight) + size * 0.9;
  const height = size * 1.34;
  const label = `<rect x="${x}" y="${(y - height / 2).toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${size / 6}" fill="${ground}"/>`;
  return { svg: label + drawText(words, { x: x + size * 0.45, y: y + size * 0.35, size, weight }, fill), width };
}

export type TextLines = { lines: string[]; size: number };

/**
 * Breaks a text into the fewest lines that are no wider than `width`; uses a smaller size where it needs more than
 * `maxLines` lines.
 */
export function fitLines(
  text: string,
  { width, weight, sizes, maxLines }: { width: number; weight: FontWeight; sizes: readonly number[]; maxLines: number },
): TextLines {
  const tries = sizes.map((size) => ({
    lines: balanceLines(text, width, (line) => measureText(line, size, weight)),
    size,
  }));
  const smallest = tries.at(-1) ?? { lines: [text], size: 0 };
  return (
    tries.find(({ lines }) => lines.length <= maxLines) ?? { ...smallest, lines: smallest.lines.slice(0, maxLines) }
  );
}

/** The fewest lines that fit, of about equal length, so that no last word stands alone. */
function balanceLines(text: string, width: number, measure: (line: string) => number): string[] {
  const within = (share: number) => wrapWords(text, (line) => measure(line) <= width * share);
  const widest = within(1);
  const narrower = [0.5, 0.6, 0.7, 0.8, 0.9].map(within).find((lines) => lines.length === widest.length);
  return narrower ?? widest;
}

/** Returns where the ink of a text begins and ends, without the side bearings of the first and the last letter. */
export function measureInk(words: string, size: number, weight: FontWeight): { left: number; width: number } {
  const points = getOutlines(words, { x: 0, y: 0, size, weight }).flatMap(({ points }) => points);
  const xs = points.filter((_, index) => index % 2 === 0);
  const left = Math.min(...xs);
  return { left, width: Math.max(...xs) - left };
}

/** Fits text between x and the width, no larger than `maxSize`: its ink begins at x. */
export function fitText(
  words: string,
  { x, y, width, maxSize, weight }: { x: number; y: number; width: number; maxSize: number; weight: FontWeight },
): TextStyle {
  if (!canDrawText(words)) return { x, y, size: Math.min(maxSize, (2 * width) / words.length), weight };
  const ink = measureInk(words, maxSize, weight);
  const share = Math.min(1, width / ink.width);
  return { x: x - ink.left * share, y, size: maxSize * share, weight };
}

/** Wraps a text into lines that fit; a word that does not fit has a line of its own. */
export function wrapWords(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** For text between tags and in attributes. */
export function escapeXml(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
