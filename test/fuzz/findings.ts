import type { FuzzCall, RawCall } from "#test/fuzz/call.ts";
import type { ProcessHealth } from "./watch-process.ts";

/**
 * A fault, on which rows and how often it occurred, with the first call that showed it and the beginning of its
 * response.
 */
export type Finding = { what: string; rows: Map<string, number>; call: FuzzCall | RawCall | null; answer: string };

export type Outcome = {
  calls: number;
  seed: number;
  seconds: number;
  /** For each row, how often each status occurred; 0 without a response. */
  statuses: Map<string, Map<number, number>>;
  slowestMs: number;
  watched: ProcessHealth;
  findings: Finding[];
};

/** Counts findings; a repeated sentence adds to its rows. */
export class Findings {
  readonly #found = new Map<string, Finding>();

  add(row: string, what: string, call: FuzzCall | RawCall | null = null, answer = ""): void {
    const known = this.#found.get(what) ?? { what, rows: new Map<string, number>(), call, answer };
    known.rows.set(row, (known.rows.get(row) ?? 0) + 1);
    this.#found.set(what, known);
  }

  /** The most frequent first. */
  list(): Finding[] {
    return [...this.#found.values()].sort((a, b) => countTimes(b) - countTimes(a));
  }
}

/** Returns how often a finding occurred. */
export function countTimes({ rows }: Finding): number {
  return [...rows.values()].reduce((sum, times) => sum + times, 0);
}
