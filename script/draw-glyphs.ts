import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

/** The part of fontkit's API that is used. */
type Font = {
  unitsPerEm: number;
  getVariation(settings: { wght: number }): Font;
  hasGlyphForCodePoint(point: number): boolean;
  glyphForCodePoint(point: number): { advanceWidth: number; path: { toSVG(): string } };
  layout(words: string): { positions: { xAdvance: number }[] };
};

const weights = [500, 700, 800];
/** Latin with accents, punctuation, and the rupee sign. */
const characters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."–—‘’“”•…₹"].filter((letter) => letter !== "\u00ad");
/** Only pairs of these are kerned in Figtree. */
const kernedCharacters = characters.filter((letter) => /[A-Za-z0-9.,₹%-]/.test(letter));

const [toolsFolder, webFolder] = process.argv.slice(2);
if (!toolsFolder || !webFolder) throw new Error("usage: draw-glyphs.ts NODE_MODULES WEB_FOLDER");
const load = createRequire(resolve(toolsFolder, "tools.cjs"));
const fontkit: { create(bytes: Buffer): Font } = load("fontkit");
const wawoff: { decompress(bytes: Buffer): Promise<Uint8Array> } = load("wawoff2");

const latin = await open("node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2");
const rupee = await open(join(webFolder, "styles/figtree-rupee.woff2"));

const drawn = {
  unitsPerEm: latin.unitsPerEm,
  faces: Object.fromEntries(weights.map((wght) => [wght, drawFace(wght)])),
};
const file = join(webFolder, "public/pictures/figtree.json");
writeFileSync(file, `${JSON.stringify(drawn)}\n`);
console.log(
  `${file}: ${characters.length} letters in ${weights.length} weights, ${JSON.stringify(drawn).length} bytes`,
);

/** fontkit supports variations only in uncompressed fonts. */
async function open(path: string): Promise<Font> {
  return fontkit.create(Buffer.from(await wawoff.decompress(readFileSync(path))));
}

function drawFace(wght: number) {
  const fonts = [latin, rupee].map((font) => font.getVariation({ wght }));
  const known = characters.flatMap((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(point));
    return font ? [[letter, font.glyphForCodePoint(point)] as const] : [];
  });
  return {
    letters: Object.fromEntries(
      known.map(([letter, { advanceWidth, path }]) => [
        letter,
        { advance: Math.round(advanceWidth), outline: shortenPath(path.toSVG()) },
      ]),
    ),
    pairs: listKerningPairs(fonts[0], new Map(known.map(([letter, glyph]) => [letter, glyph.advanceWidth]))),
  };
}

function listKerningPairs(font: Font | undefined, advances: ReadonlyMap<string, number>): Record<string, number> {
  const pairs: Record<string, number> = {};
  for (const left of kernedCharacters) {
    for (const right of kernedCharacters) {
      if (`${left}${right}`.includes("₹")) continue;
      const kerning = Math.round((font?.layout(left + right).positions[0]?.xAdvance ?? 0) - (advances.get(left) ?? 0));
      if (kerning !== 0) pairs[left + right] = kerning;
    }
  }
  return pairs;
}

/** Integer units are finer than an image can show. */
function shortenPath(path: string): string {
  return path.replace(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number)))).replaceAll(",", " ");
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
