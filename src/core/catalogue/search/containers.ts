import { splitWords } from "./normalize.ts";
import { toPhonetic } from "./phonetic.ts";

/** Words for the container of a sample: English, and Hindi and Punjabi in Latin letters. */
export const containerWords =
  "container, containers, kantenar, kantainar, kanteenar, kantener, dabbi, dabi, dibbi, dibba, dabba";
/** Also everyday things, so they count only next to a kind of sample. */
export const vesselWords = "shishi, sheeshi, bottle, botal, cup, jar, vial, tube, pot";

const containers = new Set(splitWords(`${containerWords}, ${vesselWords}`).map(toPhonetic));

/** Returns the words next to that for a container: "urine" of "urine container". Empty if no container is asked for. */
export function extractSample(typed: string): string {
  const words = splitWords(typed);
  const sample = words.filter((word) => !containers.has(toPhonetic(word)));
  return sample.length === words.length ? "" : sample.join(" ");
}
