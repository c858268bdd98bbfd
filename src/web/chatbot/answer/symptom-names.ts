import { type SymptomId, symptoms } from "#core/chatbot/symptoms.ts";
import { en } from "#web/texts/en.ts";

const list = new Intl.ListFormat(en.language, { type: "conjunction" });

/** "fever, cough and sore throat" */
export function namesOf(told: readonly SymptomId[]): string {
  return list.format(symptoms.filter(({ id }) => told.includes(id)).map(({ text }) => text.toLowerCase()));
}
