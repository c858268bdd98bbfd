type Searchable = { name: string; code: string; description: string };

/** Spec §5 "Other rules": case-insensitive over name, code and description; a blank word finds everything. */
export function searchTests<T extends Searchable>(tests: readonly T[], typed: string): readonly T[] {
  const word = typed.trim().toLowerCase();
  if (word === "") return tests;
  return tests.filter(({ name, code, description }) =>
    [name, code, description].some((text) => text.toLowerCase().includes(word)),
  );
}
