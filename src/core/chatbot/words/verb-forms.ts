import { combinePhrases } from "./numbers.ts";

/* Inflected verbs, so that a rule needs only the stem. */

const verbEndings = ["", "da", "di", "de", "dian", "ta", "ti", "te", "na", "ne", "an", "ya", "i", "e"];

/** Hindi and Punjabi: "uth" is also uthda, uthti, uthna, utheya. */
export function listVerbForms(stems: string): string {
  const bent = (stem: string) => verbEndings.map((ending) => stem.trim() + ending);
  return stems.split(",").flatMap(bent).join(",");
}

/** Negated verbs in either order: "uth nahi", "uthda nahi", "nahi uthdi". */
export function negateVerb(stems: string): string {
  const forms = listVerbForms(stems);
  return `${combinePhrases(forms, "nahi")}, ${combinePhrases("nahi", forms)}`;
}

const cannotWords = `not, cant, cannot, can not, couldnt, could not, unable to, not able to, isnt, wont, doesnt, didnt,
  hasnt`;

/** English: "cannot move", "is not moving", "unable to move". */
export function negateAbility(verbs: string): string {
  return combinePhrases(cannotWords, verbs);
}
