const MAX_INITIALS = 3;

/**
 * Returns the initials of a name: "Gurpreet Singh Sandhu" → "G. S. S." A letter of an Indic script keeps its vowel sign.
 * For pages that must not name a patient.
 */
export function formatInitials(name: string): string {
  const letters = new Intl.Segmenter("und", { granularity: "grapheme" });
  return name
    .split(/[^\p{L}\p{M}]+/u)
    .flatMap((word) => letters.segment(word)[Symbol.iterator]().next().value?.segment ?? [])
    .slice(0, MAX_INITIALS)
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(" ");
}
