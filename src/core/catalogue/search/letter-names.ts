/** Whether the text contains Devanagari or Gurmukhi. */
export function hasIndicScript(text: string): boolean {
  return /[\u0900-\u097f\u0a00-\u0a7f]/.test(text);
}

/** Transliterated names of the English letters, the longer ones first; a consonant may have its "a". */
const letterNames: readonly [name: RegExp, letter: string][] = [
  [/^(?:dablyoo|dabalyoo)/, "w"],
  [/^(?:ai|e)ch(?:a(?!a))?/, "h"],
  [/^(?:ai|e)ks(?:a(?!a))?/, "x"],
  [/^(?:ai|e)(?:f|ph)(?:a(?!a))?/, "f"],
  [/^(?:ai|e)l(?:a(?!a))?/, "l"],
  [/^(?:ai|e)m(?:a(?!a))?/, "m"],
  [/^(?:ai|e)n(?:a(?!a))?/, "n"],
  [/^(?:ai|e)s(?:a(?!a))?/, "s"],
  [/^(?:kyoo|kioo|kyu)/, "q"],
  [/^vaa(?:i|ee)/, "y"],
  [/^aa(?:i|ee|yi)/, "i"],
  [/^a+r(?:a(?!a))?/, "r"],
  [/^zaid|^zed/, "z"],
  [/^y(?:oo|u)/, "u"],
  [/^(?:je|jai)/, "j"],
  [/^(?:ke|kai)/, "k"],
  [/^([bdptv])(?:ee|i)/, "$1"],
  [/^s(?:ee|i)/, "c"],
  [/^j(?:ee|i)/, "g"],
  [/^ee/, "e"],
  [/^o/, "o"],
  [/^(?:ai|e)/, "a"],
  [/^(\d)/, "$1"],
];

/** Reads a word of spelt-out letters: "seebeesee" (सीबीसी) is "cbc". Returns "" if it is none. */
export function spellLetters(word: string): string {
  let [rest, letters] = [word.replace(/y(?=[aei])/g, ""), ""];
  while (rest !== "") {
    const found = letterNames.find(([name]) => name.test(rest));
    if (!found) return "";
    const [matched = ""] = found[0].exec(rest) ?? [];
    letters += matched.replace(found[0], found[1]);
    rest = rest.slice(matched.length);
  }
  return letters;
}

/** Reads the name of one letter: "see" (सी) is "c", and "i" (ई) is "e". Returns "" if it is none. */
export function spellLetter(word: string): string {
  const letter = word === "i" ? "e" : spellLetters(word);
  return letter.length === 1 ? letter : "";
}
