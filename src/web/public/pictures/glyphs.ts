import figtree from "./figtree.json" with { type: "json" };

/**
 * Figtree in the three weights that pictures use; script/draw-glyphs makes figtree.json from the font that pages use.
 */
export type FontWeight = "500" | "700" | "800";

type FaceOutlines = {
  /** Per letter: its advance, and its outline, y upwards. */
  letters: Record<string, { advance: number; outline: string }>;
  /** Kerning of letter pairs; negative moves them closer. */
  pairs: Record<string, number>;
};

const faceOutlines: Record<FontWeight, FaceOutlines> = figtree.faces;

/** A step of an outline: M and L have one point, Q two, C three, Z none. */
export type PathStep = { kind: string; points: number[] };

export type TextStyle = {
  x: number;
  y: number;
  size: number;
  weight: FontWeight;
  /** Which end of the text is at x. */
  anchor?: "start" | "end";
};

/** Whether there is an outline for each of these letters. */
export function canDrawText(words: string): boolean {
  return [...words].every((letter) => letter in faceOutlines["500"].letters);
}

/** Returns the drawn width of a text. */
export function measureText(words: string, size: number, weight: FontWeight): number {
  const face = faceOutlines[weight];
  const letters = [...words];
  const units = letters.reduce(
    (sum, letter, index) => sum + (face.letters[letter]?.advance ?? 0) + getKerning(face, letter, letters[index + 1]),
    0,
  );
  return (units * size) / figtree.unitsPerEm;
}

/** Returns the outlines of a text's letters, on the baseline y; a letter without an outline is left out. */
export function getOutlines(words: string, { x, y, size, weight, anchor = "start" }: TextStyle): PathStep[] {
  const face = faceOutlines[weight];
  const scale = size / figtree.unitsPerEm;
  const letters = [...words];
  let at = anchor === "start" ? x : x - measureText(words, size, weight);
  return letters.flatMap((letter, index) => {
    const { advance, outline } = face.letters[letter] ?? { advance: 0, outline: "" };
    const left = at;
    at += (advance + getKerning(face, letter, letters[index + 1])) * scale;
    return parseOutline(outline).map(({ kind, points }) => ({
      kind,
      points: points.map((unit, index) => (index % 2 === 0 ? left + unit * scale : y - unit * scale)),
    }));
  });
}

/** Returns steps as the `d` of an SVG path, in tenths of a pixel. */
export function toSvgPath(steps: readonly PathStep[]): string {
  return steps.map(({ kind, points }) => kind + points.map((point) => Number(point.toFixed(1))).join(" ")).join("");
}

function getKerning(face: FaceOutlines, letter: string, next: string | undefined): number {
  return (next !== undefined && face.pairs[letter + next]) || 0;
}

function parseOutline(outline: string): PathStep[] {
  return [...outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, kind = "", numbers = ""]) => ({
    kind,
    points: numbers === "" ? [] : numbers.split(" ").map(Number),
  }));
}
