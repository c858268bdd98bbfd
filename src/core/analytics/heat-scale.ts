/** One step of a heat map: its whole percents, both included; step 0 is the palest. */
export type HeatStep = { step: number; from: number; to: number };

const STEP_COUNT = 6;

/**
 * Divides the range of these whole percents into six steps of equal width, so that a quiet lab's slots differ in colour
 * too. Leaves out steps without a whole percent; equal percents give one step.
 */
export function createHeatScale(percents: readonly number[]): HeatStep[] {
  const [lowest, highest] = [Math.min(...percents), Math.max(...percents)];
  if (percents.length === 0) return [];
  const begin = (step: number) => Math.ceil(lowest + (step * (highest - lowest)) / STEP_COUNT);
  return Array.from({ length: STEP_COUNT }, (_, step) => ({
    step,
    from: begin(step),
    to: step === STEP_COUNT - 1 ? highest : begin(step + 1) - 1,
  })).filter(({ from, to }) => from <= to);
}

/** Returns the step of a percent within the scale. */
export function findHeatStep(scale: readonly HeatStep[], percent: number): number {
  return scale.find(({ from, to }) => from <= percent && percent <= to)?.step ?? 0;
}
