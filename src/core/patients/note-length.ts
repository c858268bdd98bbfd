/** Maximum length of a patient note, in characters. */
export const MAX_NOTE_LENGTH = 300;
