type TimedAnswer = { isKnown: boolean; ms: number };

const SHUFFLES = 200;

/**
 * Measures how well a response time distinguishes the two kinds. `bestGuess` is the accuracy of the best threshold,
 * `chance` that of the best threshold for randomly assigned kinds; `overlap` is the share that the two distributions
 * have in common.
 */
export function measureDistinguishability(timed: readonly TimedAnswer[]) {
  const [known, unknown] = [true, false].map((kind) => timed.filter(({ isKnown }) => isKnown === kind));
  const best = bestAccuracy(timed);
  const shuffled = Array.from({ length: SHUFFLES }, () => bestAccuracy(shuffleLabels(timed))).sort((a, b) => a - b);
  return {
    known: formatQuartiles(known ?? []),
    unknown: formatQuartiles(unknown ?? []),
    bestGuess: formatPercent(best),
    chance: `${formatPercent(shuffled[SHUFFLES / 2] ?? 0)} (95 of 100 below ${formatPercent(shuffled[SHUFFLES * 0.95] ?? 0)})`,
    overlap: formatPercent(2 * (1 - best)),
  };
}

/** Returns the best balanced accuracy over all thresholds, in either direction. */
function bestAccuracy(timed: readonly TimedAnswer[]): number {
  const sorted = [...timed].sort((a, b) => a.ms - b.ms);
  const knownCount = sorted.filter(({ isKnown }) => isKnown).length;
  const unknownCount = sorted.length - knownCount;
  let [knownBelow, unknownBelow, best] = [0, 0, 0.5];
  for (const { isKnown } of sorted) {
    if (isKnown) knownBelow++;
    else unknownBelow++;
    const rate = (unknownBelow / unknownCount + 1 - knownBelow / knownCount) / 2;
    best = Math.max(best, rate, 1 - rate);
  }
  return best;
}

function shuffleLabels(timed: readonly TimedAnswer[]): TimedAnswer[] {
  const times = timed.map(({ ms }) => ms);
  for (let n = times.length - 1; n > 0; n--) {
    const other = Math.floor(Math.random() * (n + 1));
    [times[n], times[other]] = [times[other] as number, times[n] as number];
  }
  return timed.map(({ isKnown }, n) => ({ isKnown, ms: times[n] as number }));
}

/** Quartiles in milliseconds. */
function formatQuartiles(timed: readonly TimedAnswer[]): string {
  const sorted = timed.map(({ ms }) => ms).sort((a, b) => a - b);
  return [0.25, 0.5, 0.75].map((share) => sorted[Math.floor(sorted.length * share)]?.toFixed(2)).join(" | ");
}

const formatPercent = (share: number) => `${(100 * share).toFixed(1)} %`;
