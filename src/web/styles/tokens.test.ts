// Row 10.51
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Text on its background: WCAG's AA. */
const words = [
  [
    ["text", "text-soft", "text-quiet", "action", "action-hover", "error"],
    ["surface-page", "surface-card"],
  ],
  [
    ["text", "text-soft", "text-quiet", "action", "action-hover"],
    ["surface-sunken", "surface-selected", "surface-float"],
  ],
  [["text", "action", "action-hover"], ["action-soft"]],
  [["action-text"], ["action", "action-hover", "action-press", "heat-4", "heat-5", "plot-now"]],
  [
    ["text-on-cloth", "text-on-cloth-soft"],
    ["surface-cloth", "surface-cloth-deep", "line-on-cloth"],
  ],
  [["text-on-cloth"], ["surface-toast"]],
  [["offer-ink"], ["offer"]],
  [["text", "text-soft", "offer-text", "action"], ["offer-soft"]],
  [["text", "text-soft", "error", "action"], ["error-soft"]],
  [["underway"], ["underway-soft", "surface-card", "surface-selected"]],
  [["text"], ["heat-0", "heat-1", "heat-2", "heat-3", "plot-faint"]],
] as const;

/**
 * Shapes that must be visible on their background: the edge of a control, the focus, a stitch or a bar with a meaning.
 */
const shapes = [
  [
    ["line-control", "action", "focus"],
    ["surface-page", "surface-card", "surface-sunken", "surface-selected"],
  ],
  [
    ["stitch-in", "stitch-out", "stitch-look", "plot-now", "plot-before"],
    ["surface-page", "surface-card"],
  ],
  [
    ["stitch-in", "stitch-look"],
    ["surface-sunken", "surface-selected"],
  ],
  [
    ["stitch-cloth-in", "stitch-cloth-look", "text-on-cloth"],
    ["surface-cloth", "surface-cloth-deep"],
  ],
  [
    ["logo-stitch", "logo-beat", "logo-word"],
    ["surface-page", "surface-card"],
  ],
] as const;

const themes = readSets();

describe.each(Object.entries(themes))("in the %s set", (_, set) => {
  test.each(listPairs(words))("text in --%s is readable on --%s", (ink, background) => {
    expect(getContrast(getColour(set, ink), getColour(set, background))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(listPairs(shapes))("--%s is visible on --%s", (shape, background) => {
    expect(getContrast(getColour(set, shape), getColour(set, background))).toBeGreaterThanOrEqual(3);
  });
});

type Set = ReadonlyMap<string, string>;

/** The light set, and the dark one, which contains only the differences. */
function readSets(): { light: Set; dark: Set } {
  const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8").replace(/\/\*.*?\*\//gs, "");
  const [, light = ""] = /^:root \{(.*?)^\}/ms.exec(css) ?? [];
  const [, dark = ""] = /^@media screen and \(prefers-color-scheme: dark\) \{(.*?)^\}/ms.exec(css) ?? [];
  const readDeclarations = (block: string) =>
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]): [string, string] => [name, value]);
  return {
    light: new Map(readDeclarations(light)),
    dark: new Map([...readDeclarations(light), ...readDeclarations(dark)]),
  };
}

function listPairs(groups: readonly (readonly [readonly string[], readonly string[]])[]): [string, string][] {
  return groups.flatMap(([inks, grounds]) => inks.flatMap((ink) => grounds.map((on): [string, string] => [ink, on])));
}

function getColour(set: Set, name: string): number[] {
  const value = set.get(name) ?? "";
  const [, reference] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (reference) return getColour(set, reference);
  const [, hex] = /^#([0-9a-f]{6})$/.exec(value) ?? [];
  if (!hex) throw new Error(`--${name} is no colour: ${value}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

function getContrast(a: number[], b: number[]): number {
  const [light = 0, dark = 0] = [getLuminance(a), getLuminance(b)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function getLuminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
