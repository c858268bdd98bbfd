/** Tests of each panel, by the panel's id; without single tests. */
export type Panels = ReadonlyMap<number, readonly number[]>;

/**
 * Returns all that these tests measure: themselves, the tests of their panels, and of panels inside those; each once.
 */
export function expandPanels(testIds: readonly number[], panels: Panels): number[] {
  const measured = new Set(testIds);
  // Iterating a set includes elements added meanwhile.
  for (const id of measured) for (const testId of panels.get(id) ?? []) measured.add(testId);
  return [...measured];
}
