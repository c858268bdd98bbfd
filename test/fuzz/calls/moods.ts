import fc from "fast-check";

/** A part of a call, as it should be and as it should not. */
export type Part<Value> = { fit: fc.Arbitrary<Value>; odd: fc.Arbitrary<Value> };

/** Three calls in ten are valid, half of them odd in one part alone, the rest in several. */
export function inMoods<Parts extends Record<string, unknown>>(
  parts: {
    [Name in keyof Parts]: Part<Parts[Name]>;
  },
): fc.Arbitrary<Parts> {
  const names = Object.keys(parts) as (keyof Parts)[];
  const oddOnes = fc.oneof(
    { weight: 3, arbitrary: fc.constant<(keyof Parts)[]>([]) },
    { weight: 5, arbitrary: fc.constantFrom(...names).map((name) => [name]) },
    { weight: 2, arbitrary: fc.subarray(names, { minLength: 2 }) },
  );
  return oddOnes.chain((odd) => {
    const chosen = names.map((name) => [name, odd.includes(name) ? parts[name].odd : parts[name].fit]);
    return fc.record(Object.fromEntries(chosen)) as fc.Arbitrary<Parts>;
  });
}
