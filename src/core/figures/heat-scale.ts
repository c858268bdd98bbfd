/** One step of a heat map: the whole percents that it stands for, both included; step 0 is the palest. */
export type HeatStep = { step: number; from: number; to: number };

const STEPS = 6;

/**
 * Six steps of equal width from the lowest of these whole percents to the highest, so that a quiet lab's hours differ in
 * colour too. A step that no whole percent falls into is left out; equal percents are one step.
 */
export function heatScale(percents: readonly number[]): HeatStep[] {
  const [lowest, highest] = [Math.min(...percents), Math.max(...percents)];
  if (percents.length === 0) return [];
  const begin = (step: number) => Math.ceil(lowest + (step * (highest - lowest)) / STEPS);
  return Array.from({ length: STEPS }, (_, step) => ({
    step,
    from: begin(step),
    to: step === STEPS - 1 ? highest : begin(step + 1) - 1,
  })).filter(({ from, to }) => from <= to);
}

/** The step that a percent of the scale falls into. */
export function heatStep(scale: readonly HeatStep[], percent: number): number {
  return scale.find(({ from, to }) => from <= percent && percent <= to)?.step ?? 0;
}
