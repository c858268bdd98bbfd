/** One step of a heat map: the whole percents that it stands for, both included; step 0 is the palest. */
export type HeatStep = { step: number; from: number; to: number };

const STEPS = 5;
const PERCENT_A_STEP = 100 / STEPS;

/** Nothing, then five steps of 20 percent: a colour means the same in every period, and the darkest is a full hour. */
export const heatScale: readonly HeatStep[] = Array.from({ length: STEPS + 1 }, (_, step) => ({
  step,
  from: step === 0 ? 0 : (step - 1) * PERCENT_A_STEP + 1,
  to: step * PERCENT_A_STEP,
}));

/** The step of a whole percent from 0 to 100. */
export function heatStep(percent: number): number {
  return Math.ceil(percent / PERCENT_A_STEP);
}
