import { type Area, checkPinCode, extractPinCode } from "#core/areas/pin-code.ts";
import { getPreparationText, getReportTime } from "#core/catalogue/defaults.ts";
import type { Faq } from "#core/catalogue/schema.ts";
import { splitWords } from "#core/catalogue/search/normalize.ts";
import { toPhonetic } from "#core/catalogue/search/phonetic.ts";
import { findContainerTest, listNotOffered } from "#core/catalogue/search/search.ts";
import { detectTopic } from "./detect-topic.ts";
import { findItems, listCatalogueItems, listDiscountedItems, type MatchedItem } from "./find-items.ts";
import type { LabKnowledge } from "./lab-knowledge.ts";
import { matchRules, matchWords } from "./match-rules.ts";
import { findMentionedItems } from "./mentioned-items.ts";
import { tokenize } from "./tokens.ts";
import { medicines, refundRules, woman } from "./words/asking-words.ts";
import type { Topic } from "./words/topic-words.ts";

/** One fact from the lab's own data; the page adds the sentences. */
export type LabFact =
  | { is: "notOffered"; names: readonly string[] }
  | { is: "preparation" | "reportTime"; of: readonly { name: string; says: string }[] }
  | { is: "hours" | "address" | "ownBookings" | "price" | "book" | "reduced" | "refund" | "medicine" }
  | { is: "served"; area: Area }
  | { is: "notServed"; pinCode: string }
  | { is: "faq"; faq: Faq };

/** Answer to a message from the lab's data: facts, and the tests or packages that it names. */
export type LabAnswer = {
  topic: Topic | "notOffered" | "items" | "faq";
  facts: readonly LabFact[];
  items: readonly MatchedItem[];
};

/**
 * Answers a question or a search; returns null if the lab's data has no answer. `before` is the previous message:
 * "CBC", then "price?".
 */
export function answerFromLab(knowledge: LabKnowledge, typed: string, before: string): LabAnswer | null {
  const catalogue = listCatalogueItems(knowledge);
  // Without the catalogue it is unknown what it lacks.
  const missing = catalogue.length === 0 ? [] : listNotOffered(catalogue, typed);
  const { topic, rest } = namesOneWoman(typed) ? { topic: "visit" as const, rest: "" } : detectTopic(typed);
  const items = findMentionedItems(topic, { typed, rest }, knowledge);
  if (missing.length > 0) return { topic: "notOffered", facts: [{ is: "notOffered", names: missing }], items };
  if (topic !== null) {
    const about = items.length > 0 || before === "" ? items : findItems(detectTopic(before).rest, knowledge, true);
    const shown = topic === "discount" ? listDiscountedItems(about, knowledge) : hasItems(topic) ? about : [];
    return {
      topic,
      facts: factsByTopic[topic]({ known: knowledge, typed, items: shown.length > 0 ? shown : about }),
      items: shown,
    };
  }
  const { faq, isSure } = matchFaq(typed, knowledge.faqs);
  if (items.length > 0 && !isSure) return { topic: "items", facts: [], items };
  return faq ? { topic: "faq", facts: [{ is: "faq", faq }], items: [] } : null;
}

/** "Mahila?" alone asks who comes; "women" looks for a package. */
function namesOneWoman(typed: string): boolean {
  const [word, ...others] = tokenize(typed).filter(({ text }) => text !== "," && text !== ".");
  return word !== undefined && others.length === 0 && woman.split(", ").includes(word.text);
}

function mentions(typed: string, list: string): boolean {
  return matchWords(tokenize(typed), list).length > 0;
}

function hasItems(topic: Topic): boolean {
  return ["price", "fasting", "reportTime", "book", "charge", "prescription"].includes(topic);
}

type TopicQuestion = { known: LabKnowledge; typed: string; items: readonly MatchedItem[] };

/** Facts by topic; empty if the lab's data has none. */
const factsByTopic: Record<Topic, (question: TopicQuestion) => LabFact[]> = {
  consult: ({ known }) => findFaqFact(known, /\bconsult/i),
  privacy: ({ known }) => findFaqFact(known, /\b(?:private|privacy|confidential)/i),
  late: () => [{ is: "ownBookings" }],
  person: () => [],
  cancel: ({ known, typed }) => {
    if (matchRules(tokenize(typed), refundRules).length === 0) return findFaqFact(known, /\bcancel/i);
    const faq = known.faqs.find(({ question }) => /\b(?:refund|money back)/i.test(question));
    return faq ? [{ is: "faq", faq }] : [{ is: "refund" }];
  },
  change: ({ known }) => findFaqFact(known, /\b(?:change|move|reschedule)/i),
  reportTime: (question) => [
    ...(listItemFacts("reportTime", question) ?? findFaqFact(question.known, /\breport/i)),
    { is: "ownBookings" },
  ],
  prescription: ({ known }) => findFaqFact(known, /\b(?:prescription|referral|doctor's (?:slip|note|letter))/i),
  fasting: (question) => {
    if (!mentions(question.typed, medicines))
      return listItemFacts("preparation", question) ?? findFaqFact(question.known, /\b(?:fast|eat)/i);
    const faq = question.known.faqs.find((item) => /\b(?:medicines?|tablets?)\b/i.test(item.question));
    return [faq ? { is: "faq", faq } : { is: "medicine" }, ...(listItemFacts("preparation", question) ?? [])];
  },
  container: ({ known, typed }) => {
    const test = findContainerTest(known.tests, typed);
    if (!test) return findFaqFact(known, /\bcontainer/i);
    return [
      { is: "preparation", of: [{ name: test.name, says: getPreparationText(test.preparation, known.testDefaults) }] },
    ];
  },
  hours: ({ known }) => (known.lab ? [{ is: "hours" }] : findFaqFact(known, /\bhours?\b/i)),
  insurance: ({ known }) => findFaqFact(known, /\b(?:insurance|insured|cashless|mediclaim)/i),
  accreditation: ({ known }) => findFaqFact(known, /\b(?:accredit|certifi|nabl\b|nabh\b|licen[cs]e)/i),
  bill: ({ known }) => [...findFaqFact(known, /\b(?:bills?|invoice|receipt|gst)\b/i), { is: "ownBookings" }],
  charge: ({ known }) => findFaqFact(known, /\bhome (?:collection|visit)|\bextra charge|\bcollection (?:charge|fee)/i),
  discount: ({ known, items }) => [
    ...findFaqFact(known, /\b(?:discount|coupon|concession)/i),
    ...(items.length > 0 ? [{ is: "reduced" } as const] : []),
  ],
  others: ({ known }) => findFaqFact(known, /\b(?:someone else|somebody else|parents|others)\b/i),
  visit: ({ known, typed }) => {
    const ofWomen = known.faqs.find(
      ({ question }) => mentions(typed, woman) && /\b(?:female|wom[ae]n|lad(?:y|ies))\b/i.test(question),
    );
    return ofWomen
      ? [{ is: "faq", faq: ofWomen }]
      : findFaqFact(known, /\b(?:home collection|phlebotomist|technician)/i);
  },
  payment: ({ known }) => findFaqFact(known, /\bpay/i),
  price: ({ items }) => (items.length > 0 ? [] : [{ is: "price" }]),
  draw: ({ known }) => findFaqFact(known, /\b(?:hurts?|painful|needle|how much blood)\b/i),
  child: ({ known }) => findFaqFact(known, /\b(?:child|children|baby|babies|infants?)\b/i),
  address: ({ known }) => (known.lab ? [{ is: "address" }] : []),
  atCentre: ({ known }) => (known.lab ? [{ is: "address" }, { is: "hours" }] : []),
  area: ({ known, typed }) => findAreaFact(known, typed) ?? findFaqFact(known, /\b(?:areas?|serve)\b/i),
  book: ({ items }) => (items.length > 0 ? [] : [{ is: "book" }]),
};

/** The lab's FAQ about a topic: one whose question matches, else one whose answer does. */
function findFaqFact({ faqs }: LabKnowledge, about: RegExp): LabFact[] {
  const faq = faqs.find(({ question }) => about.test(question)) ?? faqs.find(({ answer }) => about.test(answer));
  return faq ? [{ is: "faq", faq }] : [];
}

const MAX_FACT_ITEMS = 2;

/** The lab's data about each named item; for a package, about its tests. */
function listItemFacts(is: "preparation" | "reportTime", { known, items }: TopicQuestion): LabFact[] | undefined {
  if (items.length === 0) return undefined;
  const format = (test: LabKnowledge["tests"][number]) =>
    is === "preparation"
      ? getPreparationText(test.preparation, known.testDefaults)
      : getReportTime(test.reportTime, "detail", known.testDefaults);
  const figures = items.slice(0, MAX_FACT_ITEMS).map(({ type, sold }) => {
    const tests = type === "test" ? [sold] : known.tests.filter(({ id }) => sold.tests.some((held) => held.id === id));
    return { name: sold.name, says: [...new Set(tests.map(format))].join(" ") };
  });
  return [{ is, of: figures.filter(({ says }) => says !== "") }];
}

/** Whether the lab serves the place in the message, by its PIN code or the name of an area. */
function findAreaFact({ areas }: LabKnowledge, typed: string): LabFact[] | undefined {
  if (areas.length === 0) return undefined;
  const pinCode = extractPinCode(typed);
  const answer = pinCode === null ? null : checkPinCode(pinCode, areas);
  if (answer?.kind === "served") return [{ is: "served", area: answer.area }];
  if (answer?.kind === "not-served") return [{ is: "notServed", pinCode: answer.pinCode }];
  const sounds = splitWords(typed).map(toPhonetic);
  const area = areas.find(({ name }) => splitWords(name).every((word) => sounds.includes(toPhonetic(word))));
  return area && [{ is: "served", area }];
}

const MIN_WORD_LENGTH = 4;
const MIN_UNIQUE_WORD_LENGTH = 6;

/** The FAQ that shares two words with the message, or one that no other FAQ has. */
function matchFaq(typed: string, faqs: readonly Faq[]): { faq: Faq | undefined; isSure: boolean } {
  const questions = faqs.map((faq) => ({ faq, words: new Set(splitWords(faq.question)) }));
  const messageWords = new Set(splitWords(typed).filter((word) => word.length >= MIN_WORD_LENGTH));
  const isUnique = (word: string) =>
    word.length >= MIN_UNIQUE_WORD_LENGTH && questions.filter(({ words }) => words.has(word)).length === 1;
  const scored = questions.map(({ faq, words }) => {
    const shared = [...messageWords].filter((word) => words.has(word));
    return { faq, score: shared.length + (shared.some(isUnique) ? 1 : 0) };
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  return { faq: best && best.score > 1 ? best.faq : undefined, isSure: best !== undefined && best.score > 2 };
}
