/** For an e-mail address whose part before the @ is not in Latin letters; all forms say the same. */
export const emailLetters =
  "Please write the part before the @ in English letters: mail to other letters often does not arrive.";
