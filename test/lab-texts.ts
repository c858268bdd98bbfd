type LoadJson = (path: string) => Promise<unknown>;

type Named = { name: string };

/** Returns the texts that a lab writes as they are in each language: names, codes, its address, what patients said. */
export async function listLabTexts(load: LoadJson): Promise<string[]> {
  const [tests, packages, lab, testimonials, areas] = (await Promise.all(
    ["/api/tests", "/api/test-packages", "/api/lab", "/api/testimonials", "/api/served-areas"].map(load),
  )) as [Named[], Named[], object, object[], object[]];
  const names = [...tests, ...packages].map(({ name }) => name);
  const abbreviations = names.flatMap((name) => [...name.matchAll(/\(([^)]*)\)/g)].map(([, letters = ""]) => letters));
  const all = [...names, ...abbreviations, ...[lab, ...testimonials, ...areas].flatMap((row) => Object.values(row))];
  return all.flatMap((value) => (typeof value === "string" ? [value, ...value.split(", ")] : []));
}
