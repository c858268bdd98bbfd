import fc from "fast-check";
import { hostileName, hostileText, hostileValue } from "./hostile-values.ts";

/** One change of a JSON value: `place` chooses a node of the tree. */
type Mutation = { place: number } & (
  | { kind: "replace"; value: unknown }
  | { kind: "remove" }
  | { kind: "add"; name: string; value: unknown }
  | { kind: "wrap" }
  | { kind: "repeat"; times: number }
  | { kind: "append"; text: string }
);

const mutationPath = fc.nat(500);

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ place: mutationPath, kind: fc.constant("replace" as const), value: hostileValue }),
  },
  { weight: 2, arbitrary: fc.record({ place: mutationPath, kind: fc.constant("remove" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      place: mutationPath,
      kind: fc.constant("add" as const),
      name: hostileName,
      value: hostileValue,
    }),
  },
  { weight: 1, arbitrary: fc.record({ place: mutationPath, kind: fc.constant("wrap" as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      place: mutationPath,
      kind: fc.constant("repeat" as const),
      times: fc.constantFrom(2, 60, 500),
    }),
  },
  { weight: 2, arbitrary: fc.record({ place: mutationPath, kind: fc.constant("append" as const), text: hostileText }) },
);

/** A valid JSON value with one to three changes. */
export function mutateArbitrarily(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(valid, fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([value, mutations]) => mutations.reduce(applyMutation, value));
}

/** Returns the value with the change at its place, counted through the tree in order. */
export function applyMutation(value: unknown, change: Mutation): unknown {
  let left = change.place % countNodes(value);
  return walk(value);

  function walk(node: unknown): unknown {
    if (left-- === 0) return applyToNode(node, change);
    if (Array.isArray(node)) return node.map(walk).filter((part) => part !== undefined);
    if (typeof node !== "object" || node === null) return node;
    // JSON leaves out what is undefined; fromEntries keeps a name like __proto__ as it is.
    return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, walk(part)]));
  }
}

function applyToNode(node: unknown, change: Mutation): unknown {
  switch (change.kind) {
    case "replace":
      return change.value;
    case "remove":
      return undefined;
    case "add":
      if (typeof node !== "object" || node === null || Array.isArray(node)) return change.value;
      return Object.fromEntries([...Object.entries(node), [change.name, change.value]]);
    case "wrap":
      return [node];
    case "repeat":
      return typeof node === "string" ? node.repeat(Math.min(change.times, 60)) : Array(change.times).fill(node);
    case "append":
      return `${node}${change.text}`;
  }
}

function countNodes(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, part) => sum + countNodes(part), 1);
}
