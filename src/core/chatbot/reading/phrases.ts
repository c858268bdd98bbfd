import { usualSpelling } from "#core/chatbot/words/spellings.ts";
import { listedToken, type Token } from "./tokens.ts";

/** The phrases of one list that begin alike: as written, and as their words once a message asks for them. */
type Shelf = { written: string[]; read?: readonly Token[][] };

const shelvesByList = new Map<string, Map<string, Shelf>>();

/** Letters that sound alike at the beginning of a word. */
const alike: Readonly<Record<string, string>> = { f: "p", w: "v", j: "z", q: "k" };

/** "vich" is "ch": a spelling that changes even the first letter. */
const respelt = new Map([...usualSpelling].filter(([spelt, usual]) => spelt[0] !== usual[0]));
const respeltLetters = new Set([...respelt.keys()].map(([letter]) => letter));

/** With what a word or a phrase begins, however it is spelt: "phone" and "fon" alike, and all numbers. A slip never changes it. */
export function beginningOf(phrase: string): string {
  const letter = phrase.charAt(0);
  if (letter >= "0" && letter <= "9") return "0";
  if (respeltLetters.has(letter))
    return (respelt.get(phrase.split(/\s/, 1)[0] ?? "") ?? alike[letter] ?? letter).charAt(0);
  return alike[letter] ?? letter;
}

/**
 * The list's phrases that may begin with this word, each as its words. Of a list of thousands a message asks for a few,
 * and only these are read: the rest costs a slow phone nothing.
 */
export function phrasesBeginning(list: string, { text }: Token): readonly Token[][] {
  const shelves = shelvesByList.get(list) ?? shelvesOf(list);
  shelvesByList.set(list, shelves);
  const shelf = shelves.get(beginningOf(text));
  if (shelf === undefined) return [];
  shelf.read ??= shelf.written.map((phrase) => phrase.split(/\s+/).map(listedToken));
  return shelf.read;
}

function shelvesOf(list: string): Map<string, Shelf> {
  const shelves = new Map<string, Shelf>();
  for (const member of list.split(",")) {
    const phrase = member.trim();
    const letter = beginningOf(phrase);
    const shelf = shelves.get(letter);
    if (shelf) shelf.written.push(phrase);
    else shelves.set(letter, { written: [phrase] });
  }
  return shelves;
}
