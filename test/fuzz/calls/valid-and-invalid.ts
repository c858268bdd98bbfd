import fc from "fast-check";

/** A part of a call, valid and invalid. */
export type Variants<Value> = { valid: fc.Arbitrary<Value>; invalid: fc.Arbitrary<Value> };

/** Three calls in ten are valid, half of them invalid in one part only, the rest in several. */
export function combineVariants<Fields extends Record<string, unknown>>(
  parts: {
    [Name in keyof Fields]: Variants<Fields[Name]>;
  },
): fc.Arbitrary<Fields> {
  const names = Object.keys(parts) as (keyof Fields)[];
  const oddOnes = fc.oneof(
    { weight: 3, arbitrary: fc.constant<(keyof Fields)[]>([]) },
    { weight: 5, arbitrary: fc.constantFrom(...names).map((name) => [name]) },
    { weight: 2, arbitrary: fc.subarray(names, { minLength: 2 }) },
  );
  return oddOnes.chain((odd) => {
    const chosen = names.map((name) => [name, odd.includes(name) ? parts[name].invalid : parts[name].valid]);
    return fc.record(Object.fromEntries(chosen)) as fc.Arbitrary<Fields>;
  });
}
