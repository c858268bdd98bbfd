import { rangeSources } from "#db/seed/analyte-row.ts";

type LoadJson = (path: string) => Promise<unknown>;

type Named = { name: string };

/** Names of packages and substances inside sentences of the catalogue. */
const namesInSentences = ["Advance (1.1)", "Lipoprotein(a)", "Apolipoproteins", "Homocysteine"];

/**
 * Returns the texts that are the same in each language: names, codes, the lab's address, what patients said, and where
 * reference ranges are from.
 */
export async function listLabTexts(load: LoadJson): Promise<string[]> {
  const [tests, packages, lab, testimonials, areas] = (await Promise.all(
    ["/api/tests", "/api/test-packages", "/api/lab", "/api/testimonials", "/api/served-areas"].map(load),
  )) as [Named[], Named[], object, object[], object[]];
  const names = [...tests, ...packages].map(({ name }) => name);
  const abbreviations = names.flatMap((name) => [...name.matchAll(/\(([^)]*)\)/g)].map(([, letters = ""]) => letters));
  const ofCatalogue = [...names, ...abbreviations, ...namesInSentences, ...Object.values(rangeSources)];
  const all = [...ofCatalogue, ...[lab, ...testimonials, ...areas].flatMap((row) => Object.values(row))];
  return all.flatMap((value) => (typeof value === "string" ? [value, ...value.split(", ")] : []));
}
