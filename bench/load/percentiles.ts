/** Returns the median, for an even count the mean of the middle two; NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Returns the 99th percentile. */
export function percentile99(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}

export type Medians<Sample> = Record<keyof Sample, number | null>;

/** Returns the median of each field over all samples; null if a sample lacks it. */
export function computeMedians<Sample extends Record<keyof Sample, number | null>>(
  samples: readonly Sample[],
): Medians<Sample> {
  const fields = Object.keys(samples[0] ?? {}) as (keyof Sample)[];
  const medians = fields.map((field) => {
    const figures = samples.map((sample) => sample[field]).filter((figure) => figure !== null);
    return [field, figures.length < samples.length ? null : median(figures)] as const;
  });
  return Object.fromEntries(medians) as Medians<Sample>;
}
