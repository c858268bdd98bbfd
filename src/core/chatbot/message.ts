/** More than a description of symptoms needs; each character costs time on the patient's phone. */
export const MAX_CHAT_MESSAGE_LENGTH = 500;

/** Returns the first 500 characters of a typed message, trimmed. */
export function trimMessage(typed: string): string {
  return typed.trim().slice(0, MAX_CHAT_MESSAGE_LENGTH);
}
