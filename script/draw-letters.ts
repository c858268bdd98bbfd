import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

/** What of fontkit is used. */
type Font = {
  unitsPerEm: number;
  getVariation(settings: { wght: number }): Font;
  hasGlyphForCodePoint(point: number): boolean;
  glyphForCodePoint(point: number): { advanceWidth: number; path: { toSVG(): string } };
  layout(words: string): { positions: { xAdvance: number }[] };
};

const weights = [500, 700, 800];
/** Latin with its accents, the signs of sentences, and the rupee. */
const letters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."–—‘’“”•…₹"].filter((letter) => letter !== "\u00ad");
/** Between the others no two letters stand nearer than their advances say. */
const paired = letters.filter((letter) => /[A-Za-z0-9.,₹%-]/.test(letter));

const [toolsFolder, webFolder] = process.argv.slice(2);
if (!toolsFolder || !webFolder) throw new Error("usage: draw-letters.ts NODE_MODULES WEB_FOLDER");
const load = createRequire(resolve(toolsFolder, "tools.cjs"));
const fontkit: { create(bytes: Buffer): Font } = load("fontkit");
const wawoff: { decompress(bytes: Buffer): Promise<Uint8Array> } = load("wawoff2");

const latin = await open("node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2");
const rupee = await open(join(webFolder, "ui/fonts/figtree-rupee.woff2"));

const drawn = { unitsPerEm: latin.unitsPerEm, faces: Object.fromEntries(weights.map((wght) => [wght, faceOf(wght)])) };
const file = join(webFolder, "pictures/figtree.json");
writeFileSync(file, `${JSON.stringify(drawn)}\n`);
console.log(`${file}: ${letters.length} letters in ${weights.length} weights, ${JSON.stringify(drawn).length} bytes`);

/** fontkit varies only fonts that are not compressed. */
async function open(path: string): Promise<Font> {
  return fontkit.create(Buffer.from(await wawoff.decompress(readFileSync(path))));
}

function faceOf(wght: number) {
  const fonts = [latin, rupee].map((font) => font.getVariation({ wght }));
  const known = letters.flatMap((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(point));
    return font ? [[letter, font.glyphForCodePoint(point)] as const] : [];
  });
  return {
    letters: Object.fromEntries(
      known.map(([letter, { advanceWidth, path }]) => [
        letter,
        { advance: Math.round(advanceWidth), outline: shorten(path.toSVG()) },
      ]),
    ),
    pairs: pairsOf(fonts[0], new Map(known.map(([letter, glyph]) => [letter, glyph.advanceWidth]))),
  };
}

function pairsOf(font: Font | undefined, advances: ReadonlyMap<string, number>): Record<string, number> {
  const pairs: Record<string, number> = {};
  for (const one of paired) {
    for (const other of paired) {
      if (`${one}${other}`.includes("₹")) continue;
      const nearer = Math.round((font?.layout(one + other).positions[0]?.xAdvance ?? 0) - (advances.get(one) ?? 0));
      if (nearer !== 0) pairs[one + other] = nearer;
    }
  }
  return pairs;
}

/** Whole units are finer than a picture can show. */
function shorten(path: string): string {
  return path.replace(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number)))).replaceAll(",", " ");
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
}
