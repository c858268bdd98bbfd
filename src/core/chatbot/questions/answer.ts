import { type Area, answerPin, pinCodeIn } from "#core/areas/pin-code.ts";
import { preparationOf, reportTimeOf } from "#core/catalogue/defaults.ts";
import type { Faq } from "#core/catalogue/schema.ts";
import { wordsOf } from "#core/catalogue/search/plain.ts";
import { findNotOffered } from "#core/catalogue/search/search.ts";
import { soundOf } from "#core/catalogue/search/sound.ts";
import { catalogueOf, type FoundItem, findItems, reducedItems } from "./find-items.ts";
import type { LabKnowledge } from "./lab-knowledge.ts";
import type { Topic } from "./topic-words.ts";
import { askedOf } from "./topics.ts";

/** One thing that the lab's own data says; the words around it are the page's. */
export type Fact =
  | { is: "notOffered"; name: string }
  | { is: "preparation" | "reportTime"; of: readonly { name: string; says: string }[] }
  | { is: "hours" | "address" | "ownBookings" | "price" | "book" | "reduced" }
  | { is: "served"; area: Area }
  | { is: "notServed"; pinCode: string }
  | { is: "faq"; faq: Faq };

/** What a message is answered with from the lab's data: facts, and the tests or packages that it names. */
export type Answered = {
  topic: Topic | "notOffered" | "items" | "faq";
  facts: readonly Fact[];
  items: readonly FoundItem[];
};

/** The answer to a question or a search, or null where the lab's data holds none. `before` is what was sent last: "CBC", then "price?". */
export function answerFrom(known: LabKnowledge, typed: string, before: string): Answered | null {
  const things = catalogueOf(known);
  // Without the catalogue it is unknown what it lacks.
  const missing = things.length === 0 ? null : findNotOffered(things, typed);
  const { topic, rest } = askedOf(typed);
  const items = findItems(rest, known, topic !== null && topic !== "price");
  if (missing) return { topic: "notOffered", facts: [{ is: "notOffered", name: missing }], items };
  if (topic !== null) {
    const about = items.length > 0 || before === "" ? items : findItems(askedOf(before).rest, known, true);
    const shown = topic === "discount" ? reducedItems(about, known) : isAboutItems(topic) ? about : [];
    return { topic, facts: factsOf[topic]({ known, typed, items: shown.length > 0 ? shown : about }), items: shown };
  }
  const { faq, isSure } = faqLike(typed, known.faqs);
  if (items.length > 0 && !isSure) return { topic: "items", facts: [], items };
  return faq ? { topic: "faq", facts: [{ is: "faq", faq }], items: [] } : null;
}

function isAboutItems(topic: Topic): boolean {
  return ["price", "fasting", "reportTime", "book", "charge", "prescription"].includes(topic);
}

type Question = { known: LabKnowledge; typed: string; items: readonly FoundItem[] };

/** What is said of each topic; nothing where the lab's data says nothing of it. */
const factsOf: Record<Topic, (question: Question) => Fact[]> = {
  consult: ({ known }) => faqFact(known, /\bconsult/i),
  privacy: ({ known }) => faqFact(known, /\b(?:private|privacy|confidential)/i),
  late: () => [{ is: "ownBookings" }],
  person: () => [],
  cancel: ({ known }) => faqFact(known, /\bcancel/i),
  change: ({ known }) => faqFact(known, /\b(?:change|move|reschedule)/i),
  reportTime: (question) => [
    ...(ofItems("reportTime", question) ?? faqFact(question.known, /\breport/i)),
    { is: "ownBookings" },
  ],
  prescription: ({ known }) => faqFact(known, /\b(?:prescription|referral|doctor's (?:slip|note|letter))/i),
  fasting: (question) => ofItems("preparation", question) ?? faqFact(question.known, /\b(?:fast|eat)/i),
  hours: ({ known }) => (known.lab ? [{ is: "hours" }] : faqFact(known, /\bhours?\b/i)),
  insurance: ({ known }) => faqFact(known, /\b(?:insurance|insured|cashless|mediclaim)/i),
  accreditation: ({ known }) => faqFact(known, /\b(?:accredit|certifi|nabl\b|nabh\b|licen[cs]e)/i),
  bill: ({ known }) => [...faqFact(known, /\b(?:bills?|invoice|receipt|gst)\b/i), { is: "ownBookings" }],
  charge: ({ known }) => faqFact(known, /\bhome (?:collection|visit)|\bextra charge|\bcollection (?:charge|fee)/i),
  discount: ({ known, items }) => [
    ...faqFact(known, /\b(?:discount|coupon|concession)/i),
    ...(items.length > 0 ? [{ is: "reduced" } as const] : []),
  ],
  others: ({ known }) => faqFact(known, /\b(?:someone else|somebody else|parents|others)\b/i),
  visit: ({ known }) => faqFact(known, /\b(?:home collection|phlebotomist|technician)/i),
  payment: ({ known }) => faqFact(known, /\bpay/i),
  price: ({ items }) => (items.length > 0 ? [] : [{ is: "price" }]),
  draw: ({ known }) => faqFact(known, /\b(?:hurts?|painful|needle|how much blood)\b/i),
  child: ({ known }) => faqFact(known, /\b(?:child|children|baby|babies|infants?)\b/i),
  address: ({ known }) => (known.lab ? [{ is: "address" }] : []),
  atCentre: ({ known }) => (known.lab ? [{ is: "address" }, { is: "hours" }] : []),
  area: ({ known, typed }) => areaFact(known, typed) ?? faqFact(known, /\b(?:areas?|serve)\b/i),
  book: ({ items }) => (items.length > 0 ? [] : [{ is: "book" }]),
};

/** The lab's own answer to a question of this kind: the question that names it, else the answer that does. */
function faqFact({ faqs }: LabKnowledge, about: RegExp): Fact[] {
  const faq = faqs.find(({ question }) => about.test(question)) ?? faqs.find(({ answer }) => about.test(answer));
  return faq ? [{ is: "faq", faq }] : [];
}

const MOST_TOLD = 2;

/** What the lab says of each thing that was named; of a package, what it says of the tests that it holds. */
function ofItems(is: "preparation" | "reportTime", { known, items }: Question): Fact[] | undefined {
  if (items.length === 0) return undefined;
  const said = (test: LabKnowledge["tests"][number]) =>
    is === "preparation" ? preparationOf(test.preparation) : reportTimeOf(test.reportTime, "detail");
  const of = items.slice(0, MOST_TOLD).map(({ type, sold }) => {
    const tests = type === "test" ? [sold] : known.tests.filter(({ id }) => sold.tests.some((held) => held.id === id));
    return { name: sold.name, says: [...new Set(tests.map(said))].join(" ") };
  });
  return [{ is, of: of.filter(({ says }) => says !== "") }];
}

/** Whether the lab comes where the message says, by its PIN code or by the name of an area that it serves. */
function areaFact({ areas }: LabKnowledge, typed: string): Fact[] | undefined {
  if (areas.length === 0) return undefined;
  const pinCode = pinCodeIn(typed);
  const answer = pinCode === null ? null : answerPin(pinCode, areas);
  if (answer?.kind === "served") return [{ is: "served", area: answer.area }];
  if (answer?.kind === "not-served") return [{ is: "notServed", pinCode: answer.pinCode }];
  const sounds = wordsOf(typed).map(soundOf);
  const area = areas.find(({ name }) => wordsOf(name).every((word) => sounds.includes(soundOf(word))));
  return area && [{ is: "served", area }];
}

const SHORTEST_WORD = 4;
const SHORTEST_OF_ITS_OWN = 6;

/** The question of the lab that shares two words with the message, or one that no other of its questions has. */
function faqLike(typed: string, faqs: readonly Faq[]): { faq: Faq | undefined; isSure: boolean } {
  const questions = faqs.map((faq) => ({ faq, words: new Set(wordsOf(faq.question)) }));
  const said = new Set(wordsOf(typed).filter((word) => word.length >= SHORTEST_WORD));
  const isItsOwn = (word: string) =>
    word.length >= SHORTEST_OF_ITS_OWN && questions.filter(({ words }) => words.has(word)).length === 1;
  const scored = questions.map(({ faq, words }) => {
    const shared = [...said].filter((word) => words.has(word));
    return { faq, score: shared.length + (shared.some(isItsOwn) ? 1 : 0) };
  });
  const [best] = scored.sort((one, other) => other.score - one.score);
  return { faq: best && best.score > 1 ? best.faq : undefined, isSure: best !== undefined && best.score > 2 };
}
