import { emergencyWords } from "#core/chatbot/words/emergency-words.ts";
import { relatives } from "#core/chatbot/words/negation-words.ts";
import { child } from "#core/chatbot/words/signs.ts";
import {
  distantPeople,
  presentPeople,
  readerWords,
  readingPhrases,
  storyJoints,
  storyPhrases,
  storyPlaces,
} from "#core/chatbot/words/story-words.ts";
import { isInList, matchRules, matchWords, type RuleMatch } from "./match-rules.ts";
import type { Token } from "./tokens.ts";

/** Whether the match only tells of what was seen in a film or in the news: "watched a movie about an overdose". */
export function isFromFilmOrNews(tokens: readonly Token[], found: RuleMatch): boolean {
  return isFromStory(tokens, found, storyPhrases);
}

/** Whether the match tells of a film, the news or anything read: "read about heart attacks". */
export function isFromStoryOrReading(tokens: readonly Token[], found: RuleMatch): boolean {
  return isFromStory(tokens, found, `${storyPhrases}, ${readingPhrases}`);
}

/** Whether its only emergency is one of a film, the news or a text: it asks for no test. */
export function isStoryOfEmergency(tokens: readonly Token[]): boolean {
  const found = Object.values(emergencyWords).flatMap((rules) => matchRules(tokens, rules));
  return found.length > 0 && found.every((match) => isFromStoryOrReading(tokens, match));
}

/** As they are written: "the" sounds like "te". */
const joints = new Set(storyJoints.split(/,\s+/));

/** In doubt it is no story: no patient who may be present is named, and nothing joins the match to the story. */
function isFromStory(tokens: readonly Token[], found: RuleMatch, phrases: string): boolean {
  const stories = matchWords(tokens, phrases).filter(({ end }) => !isInList(tokens[end], storyPlaces));
  return (
    stories.length > 0 &&
    !mentionsPresentPeople(tokens, stories) &&
    stories.some((story) => isJoined(tokens, story, found))
  );
}

/** Whether one statement holds both, without a word that begins another. */
function isJoined(tokens: readonly Token[], story: RuleMatch, found: RuleMatch): boolean {
  const [before, after] = story.start < found.start ? [story, found] : [found, story];
  return !tokens.slice(before.end, after.end).some(({ text }) => /^[.,]$/.test(text) || joints.has(text));
}

/** Whether a person is named who may be ill: not the reader, and not "my neighbour's cousin". */
function mentionsPresentPeople(tokens: readonly Token[], stories: readonly RuleMatch[]): boolean {
  const others = [...matchWords(tokens, distantPeople), ...matchWords(tokens, readerWords)].flatMap(({ at, start }) =>
    isInList(tokens[start - 1], "my, our, mere, meri, sade") ? [start - 1, ...at] : at,
  );
  const away = new Set([...others, ...stories.flatMap(({ at }) => at)]);
  return matchWords(tokens, `${presentPeople}, ${relatives}, ${child}`).some(({ at }) =>
    at.some((position) => !away.has(position)),
  );
}
