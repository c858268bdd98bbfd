import type { Step } from "./letters.ts";

/** How far apart the threads lie, and how thick they are. */
const PITCH = 9;
export const THREAD = 6.4;
/** A thread goes under the cloth after so much, for so little; its neighbours at other heights. */
const STITCH = 52;
const UNDER = 9.6;
const SHIFTS = [0, 26, 9, 35];
const SHORTEST = 2;
/** Straight pieces that a curve is cut into. */
const PIECES = 8;

/** One stitch: upright at x, from top to bottom, the ends of the thread reckoned with. */
export type Stitch = { x: number; top: number; bottom: number };

type Edge = { fromX: number; fromY: number; toX: number; toY: number };

/** Letters sewn by upright threads: what of each thread lies within their outlines. */
export function sewn(steps: readonly Step[]): Stitch[] {
  const edges = edgesOf(steps);
  const xs = edges.flatMap(({ fromX, toX }) => [fromX, toX]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const threads = Math.floor((right - left - THREAD) / PITCH);
  const slack = (right - left - threads * PITCH) / 2;
  return Array.from({ length: threads + 1 }, (_, thread) => left + slack + thread * PITCH).flatMap((x, thread) =>
    insideAt(edges, x).flatMap(([top, bottom]) =>
      cut(top + THREAD / 2, bottom - THREAD / 2, SHIFTS[thread % SHIFTS.length] ?? 0).map(([from, to]) => ({
        x,
        top: from,
        bottom: to,
      })),
    ),
  );
}

type Span = [top: number, bottom: number];

/** Where a thread at x lies within: contours of a letter may overlap, so their directions are counted. */
function insideAt(edges: readonly Edge[], x: number): Span[] {
  const crossings = edges
    .filter(({ fromX, toX }) => fromX <= x !== toX <= x)
    .map(({ fromX, fromY, toX, toY }) => ({
      y: fromY + ((x - fromX) / (toX - fromX)) * (toY - fromY),
      turn: toX > fromX ? 1 : -1,
    }))
    .sort((one, other) => one.y - other.y);
  const spans: Span[] = [];
  let turns = 0;
  let top = 0;
  for (const { y, turn } of crossings) {
    if (turns === 0) top = y;
    turns += turn;
    if (turns === 0) spans.push([top, y]);
  }
  return spans;
}

/** A span in stitches; what is left too short is a point, and a span that is shorter than the thread is thick is none. */
function cut(top: number, bottom: number, shift: number): Span[] {
  if (bottom < top) return bottom - top < -THREAD / 3 ? [] : [[(top + bottom) / 2, (top + bottom) / 2]];
  const spans: Span[] = [];
  let from = top;
  for (let under = Math.ceil((top - shift) / STITCH) * STITCH + shift; under < bottom; under += STITCH) {
    const [end, next] = [under - UNDER / 2, under + UNDER / 2];
    if (end - from < SHORTEST || bottom - next < SHORTEST) continue;
    spans.push([from, end]);
    from = next;
  }
  return [...spans, [from, bottom]];
}

/** Outlines as straight edges, each contour closed. */
function edgesOf(steps: readonly Step[]): Edge[] {
  const edges: Edge[] = [];
  let [startX, startY, x, y] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    edges.push({ fromX: x, fromY: y, toX, toY });
    [x, y] = [toX, toY];
  };
  for (const { kind, points } of steps) {
    if (kind === "M") [startX = 0, startY = 0] = [x = 0, y = 0] = points;
    else if (kind === "Z") lineTo(startX, startY);
    else for (const [toX, toY] of alongCurve([x, y, ...points])) lineTo(toX, toY);
  }
  return edges;
}

/** Points on the Bézier curve of these control points (x, y, x, y, …), by de Casteljau; a line is a curve of two. */
function alongCurve(control: readonly number[]): [x: number, y: number][] {
  const pieces = control.length === 4 ? 1 : PIECES;
  return Array.from({ length: pieces }, (_, piece) => {
    const share = (piece + 1) / pieces;
    let points = [...control];
    while (points.length > 2) {
      const held = points;
      points = held.slice(0, -2).map((value, index) => value + ((held[index + 2] ?? 0) - value) * share);
    }
    const [x = 0, y = 0] = points;
    return [x, y];
  });
}
