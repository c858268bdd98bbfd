import type { SymptomId } from "#core/chatbot/symptoms.ts";

/** How patients of the lab write: three scripts, and Hindi and Punjabi in Latin letters as on most phones. */
export type Writing = "English" | "Hindi" | "Punjabi" | "Hindi in Latin letters" | "Punjabi in Latin letters";

export type Harm =
  | "heart"
  | "breath"
  | "stroke"
  | "allergy"
  | "unconscious"
  | "fits"
  | "bleeding"
  | "poison"
  | "bite"
  | "shock"
  | "lowSugar"
  | "newborn"
  | "selfHarm"
  | "injury";

export type Harmless = { says: string; symptoms?: readonly SymptomId[] };

/** Sentences that must raise the alarm, by what harms, and sentences that must not, with the symptoms they tell of. */
export type WritingSentences = { emergencies: Record<Harm, readonly string[]>; harmless: readonly Harmless[] };
