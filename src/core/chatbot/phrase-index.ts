import { standardSpellings } from "#core/chatbot/words/spellings.ts";
import { getListToken, type Token } from "./tokens.ts";

/** Phrases of one list with the same initial: as written, and tokenized on first use. */
type PhraseGroup = { written: string[]; read?: readonly Token[][] };

const groupsByList = new Map<string, Map<string, PhraseGroup>>();

/** Initials that sound alike. */
const soundAlikeLetters: Readonly<Record<string, string>> = { f: "p", w: "v", j: "z", q: "k" };

/** Spellings that change even the initial: "vich" is "ch". */
const initialChangingSpellings = new Map([...standardSpellings].filter(([spelt, usual]) => spelt[0] !== usual[0]));
const initialChangingLetters = new Set([...initialChangingSpellings.keys()].map(([letter]) => letter));

/**
 * Initial of a word or phrase, independent of spelling: "phone" and "fon" are equal, and so are all numbers. Typos
 * never change it.
 */
export function getPhoneticInitial(phrase: string): string {
  const letter = phrase.charAt(0);
  if (letter >= "0" && letter <= "9") return "0";
  if (initialChangingLetters.has(letter))
    return (initialChangingSpellings.get(phrase.split(/\s/, 1)[0] ?? "") ?? soundAlikeLetters[letter] ?? letter).charAt(
      0,
    );
  return soundAlikeLetters[letter] ?? letter;
}

/**
 * The list's phrases that may begin with this word, tokenized. A message needs a few of thousands, and only these are
 * tokenized, to save time on slow phones.
 */
export function listPhrasesStartingLike(list: string, { text }: Token): readonly Token[][] {
  const groups = groupsByList.get(list) ?? groupPhrases(list);
  groupsByList.set(list, groups);
  const group = groups.get(getPhoneticInitial(text));
  if (group === undefined) return [];
  group.read ??= group.written.map((phrase) => phrase.split(/\s+/).map(getListToken));
  return group.read;
}

function groupPhrases(list: string): Map<string, PhraseGroup> {
  const groups = new Map<string, PhraseGroup>();
  for (const member of list.split(",")) {
    const phrase = member.trim();
    const letter = getPhoneticInitial(phrase);
    const group = groups.get(letter);
    if (group) group.written.push(phrase);
    else groups.set(letter, { written: [phrase] });
  }
  return groups;
}
