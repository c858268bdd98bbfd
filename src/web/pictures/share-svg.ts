import type { Package, Test } from "#core/catalogue/schema.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { type Priced, percentOff, pricePaise } from "#core/pricing/discount.ts";
import { formatRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { motifOf } from "#web/ui/motif-of.ts";
import { drawing, dye, type Ground } from "./drawings.ts";
import { widthOf } from "./letters.ts";
import { escapeXml, fitted, inLines, print, printLabel, printStruck } from "./print.ts";

/** What messengers and search engines show of an address: 1200 by 630. */
const [WIDTH, HEIGHT] = [1200, 630];
const LEFT = 72;
const CLOTH = 780;
const TEXT_WIDTH = CLOTH - 2 * LEFT + 24;
const TILE = 105;
/** The fringe: how far apart its threads lie, and how many from one tip to the next. */
const PITCH = 9;
const TOOTH = 10;

const texts = words.share;

type Shared = { name: string; priced: Priced; cloth: string; line: string };

export function sharePackageSvg(item: Package, lab: LabProfile): string {
  const line = texts.package(item.tests.length, lab.city);
  return shareSvg({ name: item.name, priced: item, cloth: tiles(motifOf(item.name)), line });
}

export function shareTestSvg(test: Test, lab: LabProfile): string {
  return shareSvg({ name: test.name, priced: test, cloth: organCloth(test), line: texts.test(lab.city) });
}

/** What the home page says first, and the price from which packages begin. */
export function shareHomeSvg(packages: readonly Package[], lab: LabProfile): string {
  const from = packages.toSorted((one, other) => pricePaise(one) - pricePaise(other))[0];
  const [door, payAfter] = [words.home.hero.door, words.home.hero.payAfter];
  return picture(`${door} ${payAfter}`, [
    clothOf(drawing("motifs/hero", "dark", { x: CLOTH, y: 0, width: WIDTH - CLOTH, height: HEIGHT }), "dark"),
    ...[door, payAfter].map((line, index) =>
      print(line, { x: LEFT, y: 262 + index * 70, size: 60, weight: "700" }, dye.ink),
    ),
    from
      ? print(texts.from(formatRupees(pricePaise(from))), { x: LEFT, y: 446, size: 52, weight: "800" }, dye.action)
      : "",
    footLine(texts.home(lab.city)),
  ]);
}

function shareSvg({ name, priced, cloth, line }: Shared): string {
  const [asked, regular] = [pricePaise(priced), fromWire(priced.price)];
  const { lines, size } = inLines(name, { width: TEXT_WIDTH, weight: "700", sizes: [60, 52, 44], most: 3 });
  const lead = size * 1.12;
  const first = 258 + (size * 0.72 + (3 - lines.length) * lead) / 2 - 36;
  const printed = lines.map((words, index) =>
    print(words, { x: LEFT, y: first + index * lead, size, weight: "700" }, dye.ink),
  );
  return picture(`${name}: ${formatRupees(asked)}`, [
    cloth,
    ...printed,
    ...prices(formatRupees(asked), percentOff(regular, asked), formatRupees(regular)),
    footLine(line),
  ]);
}

/** What is asked, and what it was where it is less now. */
function prices(asked: string, percent: number | null, regular: string): string[] {
  const style = { x: LEFT - 4, y: 500, size: 96, weight: "800" } as const;
  const large = print(asked, style, dye.action);
  if (percent === null) return [large];
  const x = LEFT + widthOf(asked, style.size, style.weight) + 28;
  const off = { x: x + widthOf(regular, 40, "500") + 24, y: 466, size: 34, weight: "800" } as const;
  return [
    large,
    printStruck(regular, { x: x + 4, y: 480, size: 40, weight: "500" }, dye.quiet),
    printLabel(words.price.off(percent), off, { ground: dye.mustard, fill: dye.ink }).svg,
  ];
}

function footLine(line: string): string {
  return print(line, fitted(line, { x: LEFT, y: 572, width: TEXT_WIDTH, most: 28, weight: "500" }), dye.soft);
}

function picture(title: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${dye.paper}"/>`,
    drawing("motifs/logo", "light", { x: LEFT - 4, y: 60, width: 196, height: 65 }),
    ...parts,
    "</svg>",
  ].join("\n");
}

/** Sand is a test: what it looks at. */
function organCloth({ organ }: Test): string {
  const [middle, side] = [(CLOTH + WIDTH) / 2, 320];
  const place = { x: middle - side / 2, y: (HEIGHT - side) / 2, width: side, height: side };
  return clothOf(drawing(`organs/${organ}`, "light", place), "light");
}

/** Dark cloth is a package: its own motif, side by side. */
function tiles(motif: string): string {
  const places = Array.from({ length: 24 }, (_, place) => [place % 4, Math.floor(place / 4)] as const);
  const all = places.map(([column, row]) =>
    drawing(`motifs/${motif}`, "dark", { x: CLOTH + column * TILE, y: row * TILE, width: TILE, height: TILE }),
  );
  return clothOf(all.join("\n"), "dark");
}

function clothOf(inner: string, ground: Ground): string {
  const [fill, fringe] = ground === "dark" ? [dye.cloth, dye.cloth] : [dye.khaddar, dye.jute];
  const threads = Array.from({ length: HEIGHT / PITCH }, (_, place) => {
    const inTooth = place % TOOTH;
    return `M${CLOTH} ${PITCH / 2 + place * PITCH}h${-4 - 4 * Math.min(inTooth, TOOTH - inTooth)}`;
  });
  return [
    `<rect x="${CLOTH}" width="${WIDTH - CLOTH}" height="${HEIGHT}" fill="${fill}"/>`,
    `<path d="${threads.join("")}" stroke="${fringe}" stroke-width="5.6" stroke-linecap="round"/>`,
    inner,
  ].join("\n");
}
