import { getParameterCount } from "#core/catalogue/parameter-count.ts";
import type { Offer, Package } from "#core/catalogue/schema.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { getPercentOff } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { drawLabel, drawStruckText, drawText, escapeXml, fitLines, fitText } from "#web/public/pictures/draw-text.ts";
import { dyeColors, embedDrawing } from "#web/public/pictures/drawings.ts";
import { embroiderLetters, type Stitch, THREAD_WIDTH } from "#web/public/pictures/embroider-letters.ts";
import { canDrawText, getOutlines, measureText } from "#web/public/pictures/glyphs.ts";

/** A square of 1080 by 1080. */
const SIDE = 1080;
const MARGIN = 60;
const CONTENT_WIDTH = SIDE - 2 * MARGIN;
const BAND_HEIGHT = 276;
const fullWidth = { x: MARGIN, width: CONTENT_WIDTH };
const texts = words.advert.print;

type AdvertSvgInput = {
  offer: Pick<Offer, "advertPrice" | "advertRegularPrice">;
  item: Pick<Package, "name" | "tests">;
  lab: Pick<LabProfile, "phones">;
};

/**
 * Returns the advert as one self-contained SVG, without fonts: it prints the offer's own two prices and the percentage
 * between them.
 */
export function createAdvertSvg({ offer, item, lab }: AdvertSvgInput): string {
  const [price, regular] = [parseAmount(offer.advertPrice), parseAmount(offer.advertRegularPrice)];
  const percent = getPercentOff(regular, price);
  const priceText = formatRupees(price);
  const facts = texts.facts(item.tests.length, getParameterCount(item.tests.length));
  const call = formatPhone(lab.phones[0] ?? "");
  const title = texts.title(
    item.name,
    priceText,
    percent === null ? null : [formatRupees(regular), texts.off(percent)],
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<title>${escapeXml(title)}</title>`,
    `<desc>${escapeXml([texts.payLater, ...facts, texts.call(call)].join(". "))}</desc>`,
    `<rect width="${SIDE}" height="${SIDE}" fill="${dyeColors.mustard}"/>`,
    drawPatternBand(),
    ...drawName(item.name),
    drawLargePrice(priceText),
    ...drawSaving(percent, formatRupees(regular)),
    drawText(
      facts.join(". "),
      fitText(facts.join(". "), { ...fullWidth, y: 938, maxSize: 32, weight: "700" }),
      dyeColors.ink,
    ),
    `<path d="M${MARGIN} 970h${CONTENT_WIDTH}" stroke="${dyeColors.cloth}" stroke-width="3"/>`,
    embedDrawing("motifs/logo", "light", { x: MARGIN - 4, y: 984, width: 208, height: 69 }),
    drawText(call, { x: SIDE - MARGIN, y: 1029, size: 45, weight: "700", anchor: "end" }, dyeColors.ink),
    "</svg>",
    "",
  ].join("\n");
}

/** The bagh with its pulse, and the fringe below it. */
function drawPatternBand(): string {
  const teeth = Array.from({ length: SIDE / PITCH }, (_, index) => {
    const inTooth = index % TOOTH;
    return `M${4.5 + index * PITCH} ${BAND_HEIGHT}v${4 + 4 * Math.min(inTooth, TOOTH - inTooth)}`;
  });
  return [
    `<rect width="${SIDE}" height="${BAND_HEIGHT}" fill="${dyeColors.cloth}"/>`,
    embedDrawing("motifs/hero", "dark", { x: 0, y: 0, width: SIDE, height: BAND_HEIGHT }, "0 211 560 143"),
    `<path d="${teeth.join("")}" stroke="${dyeColors.cloth}" stroke-width="5.6" stroke-linecap="round"/>`,
  ].join("\n");
}

const PITCH = 9;
/** Threads from one tip of the fringe to the next. */
const TOOTH = 12;

function drawName(words: string): string[] {
  const { lines, size } = fitLines(words, { width: CONTENT_WIDTH, weight: "700", sizes: [66, 56, 46], maxLines: 2 });
  const first = lines.length === 1 ? 424 : 384;
  return lines.map((line, index) =>
    drawText(line, { x: MARGIN, y: first + index * size * 1.09, size, weight: "700" }, dyeColors.ink),
  );
}

const PRICE_AREA = { bottom: 748, maxSize: 336 };

/** The stitched price: the largest element, with the one bright stitch. */
function drawLargePrice(price: string): string {
  const style = fitText(price, { ...fullWidth, y: PRICE_AREA.bottom, maxSize: PRICE_AREA.maxSize, weight: "800" });
  if (!canDrawText(price)) return drawText(price, style, dyeColors.cloth);
  const stitches = embroiderLetters(getOutlines(price, style));
  const bright = stitches.toSorted((a, b) => getDistanceFromCentre(a) - getDistanceFromCentre(b))[0];
  return [
    `<path d="${stitches
      .filter((stitch) => stitch !== bright)
      .map(drawThread)
      .join("")}" stroke="${dyeColors.cloth}" stroke-width="${THREAD_WIDTH}" stroke-linecap="round"/>`,
    bright &&
      `<path d="${drawThread(bright)}" stroke="${dyeColors.rani}" stroke-width="${THREAD_WIDTH + 1}" stroke-linecap="round"/>`,
  ].join("\n");
}

/** Prefers long stitches near the point where reading the figure starts. */
function getDistanceFromCentre({ x, top, bottom }: Stitch): number {
  return Math.abs(x - 320) + Math.abs((top + bottom) / 2 - 610) - 4 * (bottom - top);
}

function drawThread({ x, top, bottom }: Stitch): string {
  return `M${x.toFixed(1)} ${top.toFixed(1)}v${(bottom - top).toFixed(1)}`;
}

/** The former price and the saving, if any; and when it is paid. */
function drawSaving(percent: number | null, regular: string): string[] {
  const later = drawText(
    texts.payLater,
    { x: SIDE - MARGIN, y: 860, size: 43, weight: "700", anchor: "end" },
    dyeColors.ink,
  );
  if (percent === null) return [later];
  const label = { x: MARGIN + measureText(regular, 62, "500") + 42, y: 845, size: 56, weight: "800" } as const;
  return [
    drawStruckText(regular, { x: MARGIN + 6, y: 866, size: 62, weight: "500" }, dyeColors.ink),
    drawLabel(texts.off(percent), label, { ground: dyeColors.cloth, fill: dyeColors.mustard }).svg,
    later,
  ];
}
