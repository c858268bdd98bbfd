import type { ReactNode } from "react";
import { getTextLanguage } from "./text-language.ts";

/** Stands for the text while its sentence is written; no text has this sign. */
const PLACEHOLDER = "\uFFFC";

/** Returns a sentence with a text in it, which is marked where it stays in English on a page of another language. */
export function markEnglishIn(sentence: (text: string) => string, text: string): ReactNode {
  const language = getTextLanguage(text);
  if (!language) return sentence(text);
  const [before, after] = sentence(PLACEHOLDER).split(PLACEHOLDER);
  return (
    <>
      {before}
      <span lang={language}>{text}</span>
      {after}
    </>
  );
}
