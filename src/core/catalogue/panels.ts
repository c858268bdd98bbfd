/** The tests that each panel holds, by the panel's id; a test that is no panel is not in it. */
export type Panels = ReadonlyMap<number, readonly number[]>;

/** All that these tests measure: they, and what panels among them hold, and panels inside those; each once. */
export function measuredBy(testIds: readonly number[], panels: Panels): number[] {
  const measured = new Set(testIds);
  // A set that grows while it is walked through is walked to its end.
  for (const id of measured) for (const held of panels.get(id) ?? []) measured.add(held);
  return [...measured];
}
