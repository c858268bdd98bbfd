import { splitWords } from "./normalize.ts";
import { searchTests } from "./search.ts";
import type { Searchable } from "./vocabulary.ts";

/** Words for the container of a sample: English, and Hindi and Punjabi in Latin letters. */
export const containerWords =
  "container, containers, kantenar, kantainar, kanteenar, kantener, dabbi, dabi, dibbi, dibbee, dabba";
/** Also everyday things, so they count only next to a kind of sample. */
export const vesselWords = "shishi, sheeshi, bottle, botal, cup, jar, vial, tube, pot";

const containers = new Set(splitWords(`${containerWords}, ${vesselWords}`));

type SampledTest = Searchable & { sampleType: string; preparation: string };

/**
 * Returns the test whose sample the patient puts into the container that is asked for ("urine container"); its
 * preparation says who brings it. Null if no container is asked for, or no such test is found.
 */
export function findContainerTest<T extends SampledTest>(tests: readonly T[], typed: string): T | null {
  const words = splitWords(typed);
  const sample = words.filter((word) => !containers.has(word)).join(" ");
  if (sample === "" || words.every((word) => !containers.has(word))) return null;
  return searchTests(tests, sample).find(({ sampleType }) => !/blood/i.test(sampleType)) ?? null;
}
