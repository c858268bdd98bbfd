/** Longer than a description of symptoms; each letter more costs time on the patient's own phone. */
export const MAX_MESSAGE_LETTERS = 500;

/** What the chatbot reads of a typed message: its first 500 letters, without the blanks around. */
export function messageText(typed: string): string {
  return typed.trim().slice(0, MAX_MESSAGE_LETTERS);
}
