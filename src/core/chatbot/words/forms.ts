import { inARow } from "./numbers.ts";

/* Verbs as they are bent, written out so that a rule can name the stem alone. */

const endings = ["", "da", "di", "de", "dian", "ta", "ti", "te", "na", "ne", "an", "ya", "i", "e"];

/** Hindi and Punjabi: "uth" is also uthda, uthti, uthna, utheya. */
export function formsOf(stems: string): string {
  const bent = (stem: string) => endings.map((ending) => stem.trim() + ending);
  return stems.split(",").flatMap(bent).join(",");
}

/** What somebody does not do, in either order: "uth nahi", "uthda nahi", "nahi uthdi". */
export function notDone(stems: string): string {
  const forms = formsOf(stems);
  return `${inARow(forms, "nahi")}, ${inARow("nahi", forms)}`;
}

const cannot = `not, cant, cannot, can not, couldnt, could not, unable to, not able to, isnt, wont, doesnt, didnt,
  hasnt`;

/** English: "cannot move", "is not moving", "unable to move". */
export function notAble(verbs: string): string {
  return inARow(cannot, verbs);
}
