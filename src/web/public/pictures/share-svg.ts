import type { Package, Test } from "#core/catalogue/schema.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { getPercentOff, getPricePaise, type Prices } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { getMotif } from "#web/components/motifs/motif.ts";
import { drawLabel, drawStruckText, drawText, escapeXml, fitLines, fitText } from "./draw-text.ts";
import { type Background, dyeColors, embedDrawing } from "./drawings.ts";
import { measureText } from "./glyphs.ts";

/** The preview picture in messengers and search engines: 1200 by 630. */
const [WIDTH, HEIGHT] = [1200, 630];
const LEFT_MARGIN = 72;
const PATTERN_X = 780;
const TEXT_WIDTH = PATTERN_X - 2 * LEFT_MARGIN + 24;
const TILE_SIZE = 105;
/** The fringe: the distance of its threads, and their number from one tip to the next. */
const THREAD_PITCH = 9;
const TOOTH = 10;

const texts = words.share;

type ShareSvgInput = { name: string; priced: Prices; pattern: string; line: string };

/** A package's name, price and number of tests, beside its motif. */
export function createPackageShareSvg(item: Package, lab: LabProfile): string {
  const line = texts.package(item.tests.length, lab.city);
  return createShareSvg({ name: item.name, priced: item, pattern: drawTiles(getMotif(item.name)), line });
}

/** A test's name and price, beside the organ that it examines. */
export function createTestShareSvg(test: Test, lab: LabProfile): string {
  return createShareSvg({ name: test.name, priced: test, pattern: drawOrganPattern(test), line: texts.test(lab.city) });
}

/** The home page's headline, and the price from which packages begin. */
export function createHomeShareSvg(packages: readonly Package[], lab: LabProfile): string {
  const from = packages.toSorted((a, b) => getPricePaise(a) - getPricePaise(b))[0];
  const [door, payAfter] = [words.home.hero.door, words.home.hero.payAfter];
  return wrapSvg(`${door} ${payAfter}`, [
    wrapPattern(
      embedDrawing("motifs/hero", "dark", { x: PATTERN_X, y: 0, width: WIDTH - PATTERN_X, height: HEIGHT }),
      "dark",
    ),
    ...[door, payAfter].map((line, index) =>
      drawText(line, { x: LEFT_MARGIN, y: 262 + index * 70, size: 60, weight: "700" }, dyeColors.ink),
    ),
    from
      ? drawText(
          texts.from(formatRupees(getPricePaise(from))),
          { x: LEFT_MARGIN, y: 446, size: 52, weight: "800" },
          dyeColors.action,
        )
      : "",
    drawFooter(texts.home(lab.city)),
  ]);
}

function createShareSvg({ name, priced, pattern, line }: ShareSvgInput): string {
  const [currentPaise, regular] = [getPricePaise(priced), parseAmount(priced.price)];
  const { lines, size } = fitLines(name, { width: TEXT_WIDTH, weight: "700", sizes: [60, 52, 44], maxLines: 3 });
  const lead = size * 1.12;
  const first = 258 + (size * 0.72 + (3 - lines.length) * lead) / 2 - 36;
  const printed = lines.map((words, index) =>
    drawText(words, { x: LEFT_MARGIN, y: first + index * lead, size, weight: "700" }, dyeColors.ink),
  );
  return wrapSvg(`${name}: ${formatRupees(currentPaise)}`, [
    pattern,
    ...printed,
    ...drawPrices(formatRupees(currentPaise), getPercentOff(regular, currentPaise), formatRupees(regular)),
    drawFooter(line),
  ]);
}

/** The price, and the former price where it is reduced. */
function drawPrices(price: string, percent: number | null, regular: string): string[] {
  const style = { x: LEFT_MARGIN - 4, y: 500, size: 96, weight: "800" } as const;
  const large = drawText(price, style, dyeColors.action);
  if (percent === null) return [large];
  const x = LEFT_MARGIN + measureText(price, style.size, style.weight) + 28;
  const off = { x: x + measureText(regular, 40, "500") + 24, y: 466, size: 34, weight: "800" } as const;
  return [
    large,
    drawStruckText(regular, { x: x + 4, y: 480, size: 40, weight: "500" }, dyeColors.quiet),
    drawLabel(words.price.off(percent), off, { ground: dyeColors.mustard, fill: dyeColors.ink }).svg,
  ];
}

function drawFooter(line: string): string {
  return drawText(
    line,
    fitText(line, { x: LEFT_MARGIN, y: 572, width: TEXT_WIDTH, maxSize: 28, weight: "500" }),
    dyeColors.soft,
  );
}

function wrapSvg(title: string, elements: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${dyeColors.paper}"/>`,
    embedDrawing("motifs/logo", "light", { x: LEFT_MARGIN - 4, y: 60, width: 196, height: 65 }),
    ...elements,
    "</svg>",
  ].join("\n");
}

/** A test is on sand: its organ. */
function drawOrganPattern({ organ }: Test): string {
  const [middle, side] = [(PATTERN_X + WIDTH) / 2, 320];
  const box = { x: middle - side / 2, y: (HEIGHT - side) / 2, width: side, height: side };
  return wrapPattern(embedDrawing(`organs/${organ}`, "light", box), "light");
}

/** A package is on dark cloth: its own motif, tiled. */
function drawTiles(motif: string): string {
  const cells = Array.from({ length: 24 }, (_, index) => [index % 4, Math.floor(index / 4)] as const);
  const all = cells.map(([column, row]) =>
    embedDrawing(`motifs/${motif}`, "dark", {
      x: PATTERN_X + column * TILE_SIZE,
      y: row * TILE_SIZE,
      width: TILE_SIZE,
      height: TILE_SIZE,
    }),
  );
  return wrapPattern(all.join("\n"), "dark");
}

function wrapPattern(inner: string, background: Background): string {
  const [fill, fringe] =
    background === "dark" ? [dyeColors.cloth, dyeColors.cloth] : [dyeColors.khaddar, dyeColors.jute];
  const threads = Array.from({ length: HEIGHT / THREAD_PITCH }, (_, index) => {
    const inTooth = index % TOOTH;
    return `M${PATTERN_X} ${THREAD_PITCH / 2 + index * THREAD_PITCH}h${-4 - 4 * Math.min(inTooth, TOOTH - inTooth)}`;
  });
  return [
    `<rect x="${PATTERN_X}" width="${WIDTH - PATTERN_X}" height="${HEIGHT}" fill="${fill}"/>`,
    `<path d="${threads.join("")}" stroke="${fringe}" stroke-width="5.6" stroke-linecap="round"/>`,
    inner,
  ].join("\n");
}
