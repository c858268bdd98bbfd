import { parameterCount } from "#core/catalogue/parameters.ts";
import type { Offer, Package } from "#core/catalogue/schema.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { percentOff } from "#core/pricing/discount.ts";
import { formatRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { drawing, dye } from "#web/pictures/drawings.ts";
import { canDraw, outlinesOf, widthOf } from "#web/pictures/letters.ts";
import { escapeXml, fitted, inLines, print, printLabel, printStruck } from "#web/pictures/print.ts";
import { type Stitch, sewn, THREAD } from "#web/pictures/sewn.ts";

/** Row 9.44: a square of 1080 by 1080. */
const SIDE = 1080;
const MARGIN = 60;
const WIDE = SIDE - 2 * MARGIN;
const BAND = 276;
const across = { x: MARGIN, width: WIDE };
const texts = words.advert.print;

type Printed = {
  offer: Pick<Offer, "advertPrice" | "advertRegularPrice">;
  item: Pick<Package, "name" | "tests">;
  lab: Pick<LabProfile, "phones">;
};

/** The advert as one SVG file that needs no other, no font either: it prints the offer's own two figures and the percent between them. */
export function advertSvg({ offer, item, lab }: Printed): string {
  const [price, regular] = [fromWire(offer.advertPrice), fromWire(offer.advertRegularPrice)];
  const percent = percentOff(regular, price);
  const asked = formatRupees(price);
  const said = texts.facts(item.tests.length, parameterCount(item.tests.length));
  const call = formatPhone(lab.phones[0] ?? "");
  const title = texts.title(item.name, asked, percent === null ? null : [formatRupees(regular), texts.off(percent)]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<title>${escapeXml(title)}</title>`,
    `<desc>${escapeXml([texts.payLater, ...said, texts.call(call)].join(". "))}</desc>`,
    `<rect width="${SIDE}" height="${SIDE}" fill="${dye.mustard}"/>`,
    clothBand(),
    ...name(item.name),
    largePrice(asked),
    ...saving(percent, formatRupees(regular)),
    print(said.join(". "), fitted(said.join(". "), { ...across, y: 938, most: 32, weight: "700" }), dye.ink),
    `<path d="M${MARGIN} 970h${WIDE}" stroke="${dye.cloth}" stroke-width="3"/>`,
    drawing("motifs/logo", "light", { x: MARGIN - 4, y: 984, width: 208, height: 69 }),
    print(call, { x: SIDE - MARGIN, y: 1029, size: 45, weight: "700", anchor: "end" }, dye.ink),
    "</svg>",
    "",
  ].join("\n");
}

/** The bagh with its pulse, and the fringe below it. */
function clothBand(): string {
  const teeth = Array.from({ length: SIDE / PITCH }, (_, place) => {
    const inTooth = place % TOOTH;
    return `M${4.5 + place * PITCH} ${BAND}v${4 + 4 * Math.min(inTooth, TOOTH - inTooth)}`;
  });
  return [
    `<rect width="${SIDE}" height="${BAND}" fill="${dye.cloth}"/>`,
    drawing("motifs/hero", "dark", { x: 0, y: 0, width: SIDE, height: BAND }, "0 211 560 143"),
    `<path d="${teeth.join("")}" stroke="${dye.cloth}" stroke-width="5.6" stroke-linecap="round"/>`,
  ].join("\n");
}

const PITCH = 9;
/** Threads from the one tip of the fringe to the next. */
const TOOTH = 12;

function name(words: string): string[] {
  const { lines, size } = inLines(words, { width: WIDE, weight: "700", sizes: [66, 56, 46], most: 2 });
  const first = lines.length === 1 ? 424 : 384;
  return lines.map((line, index) =>
    print(line, { x: MARGIN, y: first + index * size * 1.09, size, weight: "700" }, dye.ink),
  );
}

const PRICE = { bottom: 748, most: 336 };

/** The price, sewn: the largest thing, with the one bright stitch. */
function largePrice(asked: string): string {
  const style = fitted(asked, { ...across, y: PRICE.bottom, most: PRICE.most, weight: "800" });
  if (!canDraw(asked)) return print(asked, style, dye.cloth);
  const stitches = sewn(outlinesOf(asked, style));
  const bright = stitches.toSorted((one, other) => fromEye(one) - fromEye(other))[0];
  return [
    `<path d="${stitches
      .filter((stitch) => stitch !== bright)
      .map(threadOf)
      .join("")}" stroke="${dye.cloth}" stroke-width="${THREAD}" stroke-linecap="round"/>`,
    bright &&
      `<path d="${threadOf(bright)}" stroke="${dye.rani}" stroke-width="${THREAD + 1}" stroke-linecap="round"/>`,
  ].join("\n");
}

/** Long stitches near the place where one begins to read the figure. */
function fromEye({ x, top, bottom }: Stitch): number {
  return Math.abs(x - 320) + Math.abs((top + bottom) / 2 - 610) - 4 * (bottom - top);
}

function threadOf({ x, top, bottom }: Stitch): string {
  return `M${x.toFixed(1)} ${top.toFixed(1)}v${(bottom - top).toFixed(1)}`;
}

/** What it was and what is saved, where something is; and when it is paid. */
function saving(percent: number | null, regular: string): string[] {
  const later = print(texts.payLater, { x: SIDE - MARGIN, y: 860, size: 43, weight: "700", anchor: "end" }, dye.ink);
  if (percent === null) return [later];
  const label = { x: MARGIN + widthOf(regular, 62, "500") + 42, y: 845, size: 56, weight: "800" } as const;
  return [
    printStruck(regular, { x: MARGIN + 6, y: 866, size: 62, weight: "500" }, dye.ink),
    printLabel(texts.off(percent), label, { ground: dye.cloth, fill: dye.mustard }).svg,
    later,
  ];
}
