import type { TubeKind } from "#core/catalogue/tubes.ts";

/** A tube that is needed, and its label once it has one; a label beyond the needed tubes stands alone. */
export type MatchedTube<Need, Label> = { need: Need | null; label: Label | null };

/**
 * Gives each needed tube a label of its kind, in the order of both; labels that are left come last. A tube without a label
 * is missing.
 */
export function matchTubeLabels<Need extends { kind: TubeKind }, Label extends { kind: TubeKind }>(
  needs: readonly Need[],
  labels: readonly Label[],
): MatchedTube<Need, Label>[] {
  const left = [...labels];
  const matched = needs.map((need) => {
    const index = left.findIndex(({ kind }) => kind === need.kind);
    return { need, label: index < 0 ? null : (left.splice(index, 1)[0] ?? null) };
  });
  return [...matched, ...left.map((label) => ({ need: null, label }))];
}
