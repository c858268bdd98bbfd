import figtree from "./figtree.json" with { type: "json" };

/** Figtree in the three weights that pictures use; script/draw-letters makes figtree.json from the font that pages show. */
export type Weight = "500" | "700" | "800";

type Face = {
  /** Of a letter: how far it advances, and its outline, y upwards. */
  letters: Record<string, { advance: number; outline: string }>;
  /** How much nearer (below 0) two letters stand than their advances say. */
  pairs: Record<string, number>;
};

const faces: Record<Weight, Face> = figtree.faces;

/** A step of an outline: M and L have one point, Q two, C three, Z none. */
export type Step = { kind: string; points: number[] };

export type Style = {
  x: number;
  y: number;
  size: number;
  weight: Weight;
  /** Which end of the words stands at x. */
  anchor?: "start" | "end";
};

/** Whether there is an outline for each of these letters. */
export function canDraw(words: string): boolean {
  return [...words].every((letter) => letter in faces["500"].letters);
}

/** How wide words are, as they are drawn. */
export function widthOf(words: string, size: number, weight: Weight): number {
  const face = faces[weight];
  const letters = [...words];
  const units = letters.reduce(
    (sum, letter, place) => sum + (face.letters[letter]?.advance ?? 0) + kerning(face, letter, letters[place + 1]),
    0,
  );
  return (units * size) / figtree.unitsPerEm;
}

/** Words as the outlines of their letters, on the line y; a letter without an outline is left out. */
export function outlinesOf(words: string, { x, y, size, weight, anchor = "start" }: Style): Step[] {
  const face = faces[weight];
  const scale = size / figtree.unitsPerEm;
  const letters = [...words];
  let at = anchor === "start" ? x : x - widthOf(words, size, weight);
  return letters.flatMap((letter, place) => {
    const { advance, outline } = face.letters[letter] ?? { advance: 0, outline: "" };
    const left = at;
    at += (advance + kerning(face, letter, letters[place + 1])) * scale;
    return stepsOf(outline).map(({ kind, points }) => ({
      kind,
      points: points.map((unit, index) => (index % 2 === 0 ? left + unit * scale : y - unit * scale)),
    }));
  });
}

/** Steps as the `d` of an SVG path, in tenths of a pixel. */
export function pathOf(steps: readonly Step[]): string {
  return steps.map(({ kind, points }) => kind + points.map((point) => Number(point.toFixed(1))).join(" ")).join("");
}

function kerning(face: Face, letter: string, next: string | undefined): number {
  return (next !== undefined && face.pairs[letter + next]) || 0;
}

function stepsOf(outline: string): Step[] {
  return [...outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, kind = "", numbers = ""]) => ({
    kind,
    points: numbers === "" ? [] : numbers.split(" ").map(Number),
  }));
}
