import { type TubeKind, tubeKinds } from "#db/schema/values.ts";
import { expandPanels, type Panels } from "./panels.ts";

export { type TubeKind, tubeKinds };

/** A test with the tube that it needs. */
export type TestTube = { id: number; tube: TubeKind; tubeApart: boolean };

/** A tube to draw from one person, and the tests that share it. */
export type TubeNeed = { kind: TubeKind; testIds: number[] };

/**
 * Returns the tubes that one person's tests need, in the order of draw: panels opened, one of each kind, and one more for
 * each test that shares none.
 */
export function listTubes(testIds: readonly number[], tests: readonly TestTube[], panels: Panels): TubeNeed[] {
  const measured = new Set(expandPanels(testIds, panels));
  const needed = tests.filter(({ id, tube }) => measured.has(id) && tube !== "none");
  return tubeKinds.flatMap((kind) => {
    const ofKind = needed.filter(({ tube }) => tube === kind);
    const shared = ofKind.filter(({ tubeApart }) => !tubeApart).map(({ id }) => id);
    const apart = ofKind.filter(({ tubeApart }) => tubeApart).map(({ id }) => ({ kind, testIds: [id] }));
    return [...(shared.length > 0 ? [{ kind, testIds: shared }] : []), ...apart];
  });
}
