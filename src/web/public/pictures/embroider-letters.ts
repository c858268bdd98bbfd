import type { PathStep } from "./glyphs.ts";

/** Distance and thickness of the threads. */
const THREAD_PITCH = 9;
export const THREAD_WIDTH = 6.4;
/** A thread goes under the cloth after this length, for this gap; its neighbours at other heights. */
const MAX_STITCH = 52;
const STITCH_GAP = 9.6;
const ROW_SHIFTS = [0, 26, 9, 35];
const MIN_STITCH = 2;
/** Straight pieces that a curve is cut into. */
const CURVE_PIECES = 8;

/** One stitch: upright at x, from top to bottom, including the ends of the thread. */
export type Stitch = { x: number; top: number; bottom: number };

type Edge = { fromX: number; fromY: number; toX: number; toY: number };

/** Returns the stitches of letters with upright threads: the parts of each thread that lie within their outlines. */
export function embroiderLetters(steps: readonly PathStep[]): Stitch[] {
  const edges = toEdges(steps);
  const xs = edges.flatMap(({ fromX, toX }) => [fromX, toX]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const threads = Math.floor((right - left - THREAD_WIDTH) / THREAD_PITCH);
  const slack = (right - left - threads * THREAD_PITCH) / 2;
  return Array.from({ length: threads + 1 }, (_, thread) => left + slack + thread * THREAD_PITCH).flatMap((x, thread) =>
    listSpansAt(edges, x).flatMap(([top, bottom]) =>
      cutSpan(top + THREAD_WIDTH / 2, bottom - THREAD_WIDTH / 2, ROW_SHIFTS[thread % ROW_SHIFTS.length] ?? 0).map(
        ([from, to]) => ({
          x,
          top: from,
          bottom: to,
        }),
      ),
    ),
  );
}

type StitchSpan = [top: number, bottom: number];

/**
 * Returns the spans of the thread at x that lie inside: contours of a letter may overlap, so their directions are
 * counted.
 */
function listSpansAt(edges: readonly Edge[], x: number): StitchSpan[] {
  const crossings = edges
    .filter(({ fromX, toX }) => fromX <= x !== toX <= x)
    .map(({ fromX, fromY, toX, toY }) => ({
      y: fromY + ((x - fromX) / (toX - fromX)) * (toY - fromY),
      turn: toX > fromX ? 1 : -1,
    }))
    .sort((a, b) => a.y - b.y);
  const spans: StitchSpan[] = [];
  let turns = 0;
  let top = 0;
  for (const { y, turn } of crossings) {
    if (turns === 0) top = y;
    turns += turn;
    if (turns === 0) spans.push([top, y]);
  }
  return spans;
}

/**
 * Cuts a span into stitches; a rest that is too short becomes a point, and a span shorter than the thread's thickness
 * is dropped.
 */
function cutSpan(top: number, bottom: number, shift: number): StitchSpan[] {
  if (bottom < top) return bottom - top < -THREAD_WIDTH / 3 ? [] : [[(top + bottom) / 2, (top + bottom) / 2]];
  const spans: StitchSpan[] = [];
  let from = top;
  for (let under = Math.ceil((top - shift) / MAX_STITCH) * MAX_STITCH + shift; under < bottom; under += MAX_STITCH) {
    const [end, next] = [under - STITCH_GAP / 2, under + STITCH_GAP / 2];
    if (end - from < MIN_STITCH || bottom - next < MIN_STITCH) continue;
    spans.push([from, end]);
    from = next;
  }
  return [...spans, [from, bottom]];
}

/** Returns outlines as straight edges, each contour closed. */
function toEdges(steps: readonly PathStep[]): Edge[] {
  const edges: Edge[] = [];
  let [startX, startY, x, y] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    edges.push({ fromX: x, fromY: y, toX, toY });
    [x, y] = [toX, toY];
  };
  for (const { kind, points } of steps) {
    if (kind === "M") [startX = 0, startY = 0] = [x = 0, y = 0] = points;
    else if (kind === "Z") lineTo(startX, startY);
    else for (const [toX, toY] of sampleCurve([x, y, ...points])) lineTo(toX, toY);
  }
  return edges;
}

/**
 * Returns points on the Bézier curve of these control points (x, y, x, y, …), by de Casteljau; a line is a curve of
 * two.
 */
function sampleCurve(control: readonly number[]): [x: number, y: number][] {
  const pieces = control.length === 4 ? 1 : CURVE_PIECES;
  return Array.from({ length: pieces }, (_, piece) => {
    const share = (piece + 1) / pieces;
    let points = [...control];
    while (points.length > 2) {
      const current = points;
      points = current.slice(0, -2).map((value, index) => value + ((current[index + 2] ?? 0) - value) * share);
    }
    const [x = 0, y = 0] = points;
    return [x, y];
  });
}
