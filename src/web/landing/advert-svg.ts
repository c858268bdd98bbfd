import { parameterCount } from "#core/catalogue/parameters.ts";
import type { Offer, Package } from "#core/catalogue/schema.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { percentOff } from "#core/pricing/discount.ts";
import { formatRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import logo from "#web/ui/motifs/logo.svg?raw";
import suraj from "#web/ui/motifs/suraj.svg?raw";

/** Row 9.44: a square of 1080 by 1080. */
const SIDE = 1080;
const MARGIN = 72;
/** As many letters of the name as stand in one line of the advert. */
const NAME_WIDTH = 24;

const dye = { cloth: "#073f3b", light: "#fffdf7", soft: "#c5ddd8", offer: "#ecb62f", ink: "#13211f" } as const;
/** Wherever the file is opened, a font of that machine. */
const font = "Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Helvetica, Arial, sans-serif";
const texts = words.advert.print;

type Printed = {
  offer: Pick<Offer, "advertPrice" | "advertRegularPrice">;
  item: Pick<Package, "name" | "tests">;
  lab: Pick<LabProfile, "name" | "city" | "phones">;
};

/** The advert as one SVG file that needs no other: it prints the offer's own two figures and the percent between them. */
export function advertSvg({ offer, item, lab }: Printed): string {
  const [price, regular] = [fromWire(offer.advertPrice), fromWire(offer.advertRegularPrice)];
  const [phone = ""] = lab.phones;
  const counts = texts.counts(item.tests.length, parameterCount(item.tests.length));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}" font-family="${font}">`,
    `<title>${escapeXml(item.name)}</title>`,
    `<rect width="${SIDE}" height="${SIDE}" fill="${dye.cloth}"/>`,
    clothBand(),
    ...wrapWords(item.name, NAME_WIDTH).map((line, index) => text(line, 408 + index * 72, 60, 700)),
    text(counts, 540, 36, 500, dye.soft),
    priceLine(price, regular),
    text(texts.payLater, 808, 44, 700),
    text(texts.facts, 862, 32, 500, dye.soft),
    `<path stroke="${dye.soft}" stroke-opacity="0.4" d="M${MARGIN} 906H${SIDE - MARGIN}"/>`,
    drawing("logo", { x: MARGIN, y: 938, width: 242, height: 80 }),
    text(`${lab.name}, ${lab.city}`, 972, 30, 600, dye.light, "end"),
    text(texts.call(formatPhone(phone)), 1016, 34, 700, dye.light, "end"),
    "</svg>",
    "",
  ].join("\n");
}

/** Four suns, whole. */
function clothBand(): string {
  const width = SIDE / 4;
  return [0, 1, 2, 3].map((place) => drawing("suraj", { x: place * width, y: 36, width, height: width })).join("\n");
}

/** What is paid, then what it was, then what is saved. */
function priceLine(price: number, regular: number): string {
  const percent = percentOff(regular, price);
  const asked = text(formatRupees(price), 724, 150, 800);
  if (percent === null) return asked;
  const { left, width } = { left: 700, width: SIDE - MARGIN - 700 };
  const middle = `x="${left + width / 2}" text-anchor="middle"`;
  return [
    asked,
    `<text ${middle} y="632" font-size="52" font-weight="500" fill="${dye.soft}" text-decoration="line-through">${formatRupees(regular)}</text>`,
    `<rect x="${left}" y="656" width="${width}" height="80" rx="10" fill="${dye.offer}"/>`,
    `<text ${middle} y="714" font-size="50" font-weight="800" fill="${dye.ink}">${texts.off(percent)}</text>`,
  ].join("\n");
}

function text(words: string, y: number, size: number, weight: number, fill: string = dye.light, anchor = "start") {
  const x = anchor === "start" ? MARGIN : SIDE - MARGIN;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escapeXml(words)}</text>`;
}

function escapeXml(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A text in lines of at most `width` letters; a longer word has a line of its own. */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const drawings = { logo, suraj };

/** The colours of `.on-cloth` in tokens.css: a file that leaves the site has no stylesheet to ask. */
const onCloth: Readonly<Record<string, string>> = {
  "--floss-1": "#2d8078",
  "--floss-2": "#7cc0b6",
  "--floss-3": "#ecdcb4",
  "--floss-4": "#e0699c",
  "--logo-stitch": "#7cc0b6",
  "--logo-beat": "#e88bb2",
  "--logo-word": "#fffdf7",
};

type Place = { x: number; y: number; width: number; height: number };

/** A motif of the site, set into another drawing with the colours it has on dark cloth. */
function drawing(name: keyof typeof drawings, { x, y, width, height }: Place): string {
  const svg = drawings[name].trim();
  const [opening = ""] = /^<svg[^>]*>/.exec(svg) ?? [];
  const viewBox = /viewBox="([^"]*)"/.exec(opening)?.[1];
  if (!viewBox) throw new Error(`${name}: the drawing has no viewBox`);
  const inner = svg.slice(opening.length, svg.lastIndexOf("</svg>")).replace(/var\((--[\w-]+)[^)]*\)/g, colourOf);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${inner}</svg>`;
}

function colourOf(_: string, property: string): string {
  return onCloth[property] ?? "#fffdf7";
}
