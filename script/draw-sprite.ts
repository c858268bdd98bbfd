import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { iconNames } from "#web/components/icon-name.ts";
import { packageMotifs } from "#web/components/motifs/motif.ts";

const [setsFolder, uiFolder] = process.argv.slice(2);
if (!setsFolder || !uiFolder) throw new Error("usage: draw-sprite.ts NODE_MODULES UI_FOLDER");

const motifs = readdirSync(join(uiFolder, "motifs"))
  .filter((file) => file.endsWith(".svg"))
  .map((file) => basename(file, ".svg"))
  .sort();
const ofPackages = motifs.filter((name) => packageMotifs.some((motif) => motif === name));
const ofEveryPage = motifs.filter((name) => !ofPackages.includes(name));
write(join(uiFolder, "sprite.svg"), [...drawIcons(uiFolder, ofEveryPage), ...icons(setsFolder)]);
write(join(uiFolder, "cloths.svg"), drawIcons(uiFolder, ofPackages));

function write(file: string, symbols: string[]): void {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
  writeFileSync(file, sprite);
  console.log(`${basename(file)}: ${symbols.length} symbols, ${sprite.length} bytes`);
}

function drawIcons(folder: string, names: readonly string[]): string[] {
  return names.map((name) => symbol(`m-${name}`, read(folder, `motifs/${name}.svg`)));
}

function icons(folder: string): string[] {
  return iconNames.map((name) => symbol(`i-${name}`, read(folder, `lucide-static/icons/${name}.svg`)));
}

function read(folder: string, path: string): string {
  return readFileSync(join(folder, path), "utf8");
}

/** Returns the content of an SVG file as a symbol, without its outer element: size and colour are set by the page. */
function symbol(id: string, svg: string): string {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (!viewBox || !inner) throw new Error(`${id}: not an svg`);
  if (inner.includes("<use")) throw new Error(`${id}: an outside file cannot follow its own <use>; draw it out`);
  return `<symbol id="${id}" viewBox="${viewBox}">${shortenSvg(inner)}</symbol>`;
}

/** Two decimals are enough for a screen. */
function shortenSvg(inner: string): string {
  return inner
    .replace(/\s*\n\s*/g, "")
    .replace(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))
    .replace(/\s*\/>/g, "/>")
    .trim();
}
