const MAX_STEPS = 4;

/** Axis ticks from 0 in equal round steps to the first that is not below `highest`; at least 0 and 1. */
export function createAxisTicks(highest: number): number[] {
  const step = findRoundStep(Math.max(1, highest) / MAX_STEPS);
  const steps = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: steps + 1 }, (_, number) => number * step);
}

/** The first of 1, 2, 5, 10, 20, 50 ... that is not below `least`. */
function findRoundStep(least: number): number {
  const tens = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return [1, 2, 5, 10].map((factor) => factor * tens).find((step) => step >= least) ?? 10 * tens;
}
