type Timed = { isKnown: boolean; ms: number };

const SHUFFLES = 200;

/**
 * How well one answer's time tells the two kinds apart. `bestGuess` is the share that the best threshold puts right, `chance` what the
 * best threshold reaches where the kinds are dealt out at random; `overlap` is the share that the two have in common.
 */
export function tellApart(timed: readonly Timed[]) {
  const [known, unknown] = [true, false].map((kind) => timed.filter(({ isKnown }) => isKnown === kind));
  const best = bestGuess(timed);
  const dealt = Array.from({ length: SHUFFLES }, () => bestGuess(dealtAnew(timed))).sort((a, b) => a - b);
  return {
    known: quartiles(known ?? []),
    unknown: quartiles(unknown ?? []),
    bestGuess: percent(best),
    chance: `${percent(dealt[SHUFFLES / 2] ?? 0)} (95 of 100 below ${percent(dealt[SHUFFLES * 0.95] ?? 0)})`,
    overlap: percent(2 * (1 - best)),
  };
}

/** Over all thresholds, and either way round: the mean of what is right of the known and of the unknown. */
function bestGuess(timed: readonly Timed[]): number {
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

function dealtAnew(timed: readonly Timed[]): Timed[] {
  const times = timed.map(({ ms }) => ms);
  for (let n = times.length - 1; n > 0; n--) {
    const other = Math.floor(Math.random() * (n + 1));
    [times[n], times[other]] = [times[other] as number, times[n] as number];
  }
  return timed.map(({ isKnown }, n) => ({ isKnown, ms: times[n] as number }));
}

/** Milliseconds: a quarter are faster than the first, half than the second. */
function quartiles(timed: readonly Timed[]): string {
  const sorted = timed.map(({ ms }) => ms).sort((a, b) => a - b);
  return [0.25, 0.5, 0.75].map((share) => sorted[Math.floor(sorted.length * share)]?.toFixed(2)).join(" | ");
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
