import type { Call, RawCall } from "#test/fuzz/call.ts";
import type { Watched } from "./watch.ts";

/** What was wrong, on which rows and how often, with the first call that showed it and the beginning of its answer. */
export type Finding = { what: string; rows: Map<string, number>; call: Call | RawCall | null; answer: string };

export type Outcome = {
  calls: number;
  seed: number;
  seconds: number;
  /** Of each row, how often each status came; 0 where no answer came. */
  statuses: Map<string, Map<number, number>>;
  slowestMs: number;
  watched: Watched;
  findings: Finding[];
};

/** Counts findings; the same sentence again adds to its rows. */
export class Findings {
  readonly #found = new Map<string, Finding>();

  add(row: string, what: string, call: Call | RawCall | null = null, answer = ""): void {
    const known = this.#found.get(what) ?? { what, rows: new Map<string, number>(), call, answer };
    known.rows.set(row, (known.rows.get(row) ?? 0) + 1);
    this.#found.set(what, known);
  }

  /** The most frequent first. */
  list(): Finding[] {
    return [...this.#found.values()].sort((a, b) => timesOf(b) - timesOf(a));
  }
}

/** How often a finding was made. */
export function timesOf({ rows }: Finding): number {
  return [...rows.values()].reduce((sum, times) => sum + times, 0);
}
