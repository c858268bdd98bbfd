import type { SymptomId } from "#core/chatbot/symptoms.ts";

/** How patients of the lab write: three scripts, and Hindi and Punjabi in Latin letters as on most phones. */
export type WritingScript = "English" | "Hindi" | "Punjabi" | "Hindi in Latin letters" | "Punjabi in Latin letters";

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

export type HarmlessSentence = { says: string; symptoms?: readonly SymptomId[] };

/** Sentences that must raise the alarm, by harm, and sentences that must not, with their symptoms. */
export type ScriptSentences = { emergencies: Record<Harm, readonly string[]>; harmless: readonly HarmlessSentence[] };
