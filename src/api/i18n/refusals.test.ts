import { describe, expect, test } from "vitest";
import { createProblem } from "#api/http/problem.ts";
import { type ErrorCode, errorCodes, type PlainReason, type Reason, type ReasonParams } from "#core/errors.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { type Language, languages } from "#core/i18n/languages.ts";
import { listValidationSentences } from "#core/i18n/validation.ts";
import { listForeignTexts } from "#test/foreign-words.ts";
import { formatErrorText, formatIssueText, getApiTexts, INCOMPLETE } from "./texts.ts";

/** Details of a reason, and which of them its sentence holds in every language. */
type Sample<R extends keyof ReasonParams> = { params: ReasonParams[R]; facts: string[] };

const at = { day: "2026-11-27", minutes: 22 * 60 };
const person = { name: "Simran Bedi", age: 29, exactAge: null, gender: "female" };
const helpline = "+919876543210";
const phoneShown = "+91 98765 43210";
const sunday = { why: "sunday", day: "2026-11-29", holiday: undefined } as const;
const holiday = { why: "holiday", day: "2026-11-24", holiday: "Diwali" } as const;
const closedDays = [
  { params: sunday, facts: [] },
  { params: holiday, facts: ["Diwali"] },
  { params: { ...sunday, why: "past" }, facts: [] },
  { params: { ...sunday, why: "too-far" }, facts: [] },
] as const satisfies Sample<"day-closed">[];
const datedClosedDays = [{ params: sunday, facts: ["29"] }, closedDays[1]] as const;
const latestSlots = [
  { params: { time: "11:00 AM", test: null }, facts: ["11:00"] },
  { params: { time: "11:00 AM", test: "Insulin" }, facts: ["11:00", "Insulin"] },
] as const satisfies Sample<"after-latest-slot">[];
const meals = [
  { params: { kind: "last-meal", at, tests: [] }, facts: ["10:00"] },
  { params: { kind: "first-bite", at, tests: ["Insulin", "Glucose"] }, facts: ["10:00", "Insulin", "Glucose"] },
] as const satisfies Sample<"move-after-meal">[];

/** One of each form that a sentence takes. */
const samples: { [R in keyof ReasonParams]: readonly { params: ReasonParams[R]; facts: readonly string[] }[] } = {
  "day-closed": closedDays,
  "pin-not-served": [{ params: { pinCode: "110001" }, facts: ["110001"] }],
  "after-latest-slot": latestSlots,
  "translation-too-long": [{ params: { max: 120 }, facts: ["120"] }],
  "translation-notes": [1, 3].map((count) => ({ params: { count }, facts: count === 1 ? [] : ["3"] })),
  "tests-covered": [
    { params: { covered: [{ name: "Glucose", by: "Insulin" }], totalPaise: 24900 }, facts: ["Glucose", "₹249"] },
    {
      params: { covered: ["Glucose", "Lipid"].map((name) => ({ name, by: "Insulin" })), totalPaise: 24900 },
      facts: ["Glucose", "Lipid", "Insulin"],
    },
  ],
  "booked-already": [{ params: { code: "BK-7", day: "2026-11-27", time: "09:00 AM" }, facts: ["BK-7", "27", "9:00"] }],
  "visit-full": [{ params: { max: 6 }, facts: ["6"] }],
  "quota-exceeded": (["phone", "phone-of-day", "proved-phone", "network", "unproved"] as const).flatMap((quota) =>
    [true, false].map((canVerifyPhone) => ({ params: { quota, canVerifyPhone, helpline }, facts: [phoneShown] })),
  ),
  "too-many": (
    [
      "messages",
      "attempts-from-here",
      "attempts",
      "bookings",
      "codes",
      "own-codes",
      "code-pause",
      "signing-in",
    ] as const
  ).flatMap((action) => [
    { params: { action, retryAfterSeconds: 1 }, facts: [] },
    { params: { action, retryAfterSeconds: 42 }, facts: ["42"] },
    { params: { action, retryAfterSeconds: 300 }, facts: ["5"] },
  ]),
  "login-queue": [0, 1, 7].map((aheadCount) => ({
    params: { aheadCount, retryAfterSeconds: 42 },
    facts: aheadCount > 1 ? ["42", "7"] : ["42"],
  })),
  "ask-first": [
    {
      params: { confirmations: [{ field: "overbook", reason: "move-to-full-slot" }, sundayQuestion()] },
      facts: ["29"],
    },
  ],
  "items-after-payment": [
    { params: { paidPaise: 10000, totalPaise: 24900 }, facts: ["₹100", "₹249", "₹149"] },
    { params: { paidPaise: 24900, totalPaise: 10000 }, facts: ["₹100", "₹249", "₹149"] },
  ],
  "more-than-due": [{ params: { overPaise: 10000 }, facts: ["₹100"] }],
  "return-more-than-taken": [
    { params: { takenPaise: 0 }, facts: [] },
    { params: { takenPaise: 10000 }, facts: ["₹100"] },
  ],
  "return-other-way": [
    {
      params: { taken: (["cash", "upi", "card", "other"] as const).map((method) => ({ method, paise: 10000 })) },
      facts: ["₹100"],
    },
  ],
  "discount-needs-owner": [{ params: { percent: 20 }, facts: ["20"] }],
  "cash-difference": [-5000, 5000].map((differencePaise) => ({ params: { differencePaise }, facts: ["₹50"] })),
  "settlement-difference": (["upi", "card"] as const).map((method) => ({
    params: { method, differencePaise: -5000 },
    facts: ["₹50"],
  })),
  "closing-earlier-day": [{ params: { day: "2026-11-27" }, facts: ["27"] }],
  "closing-move-under-way": [{ params: { paise: 10000 }, facts: ["₹100"] }],
  "closing-counted-again": [{ params: { name: person.name, paise: 10000 }, facts: [person.name, "₹100"] }],
  "closing-outdated": [{ params: { name: person.name }, facts: [person.name] }],
  "closing-other-count": [
    { params: { name: person.name, paise: 10000, ownPaise: 5000 }, facts: [person.name, "₹100", "₹50"] },
  ],
  "open-cash": [{ params: { name: person.name }, facts: [person.name] }],
  "utr-known": [{ params: { receipt: "26-27/000001" }, facts: ["26-27/000001"] }],
  "label-used": [{ params: { at }, facts: ["10:00", "27"] }],
  "tubes-not-labelled": [1, 3].map((count) => ({ params: { count }, facts: count === 1 ? [] : ["3"] })),
  "confirm-on-closed-day": [...datedClosedDays, { params: { ...sunday, why: "past" }, facts: ["29"] }],
  "move-to-closed-day": datedClosedDays,
  "book-on-closed-day": datedClosedDays,
  "own-change-deadline": ["2026-11-27", "2026-11-28"].map((today) => ({
    params: { until: at, today, helpline },
    facts: today === at.day ? ["10:00", phoneShown] : ["10:00", "27", phoneShown],
  })),
  "own-moves-used": [0, 1, 2].map((max) => ({ params: { max, helpline }, facts: [phoneShown] })),
  "own-change-by-phone": (["at-centre", "shared", "under-way"] as const).map((why) => ({
    params: { why, helpline },
    facts: [phoneShown],
  })),
  "own-move-after-meal": meals,
  "move-after-latest-slot": latestSlots,
  "move-after-meal": meals,
  "confirm-prices": [
    {
      params: {
        moves: (["price", "patients-pay", "offer-price", "advert-regular-price", "advert-price"] as const).map(
          (name, index) => ({ name, before: 10000, after: 24900, regular: index === 0 ? undefined : 20000 }),
        ),
      },
      facts: ["₹100", "₹249", "₹200"],
    },
  ],
  "confirm-whose-report": [
    { params: { ...person, code: "BK-7", tests: ["Glucose", "Lipid"] }, facts: [person.name, "29", "BK-7", "Lipid"] },
    {
      params: { ...person, exactAge: "P3M", gender: null, code: "BK-7", tests: ["Glucose"] },
      facts: [person.name, "3"],
    },
  ],
  "merge-phones": [0, 1, 3].map((releasedReports) => ({
    params: { kept: helpline, other: "+919876500001", releasedReports },
    facts: [phoneShown, "+91 98765 00001"],
  })),
  "split-to-known": [{ params: person, facts: [person.name, "29"] }],
  "tube-rejected": [{ params: { at: new Date("2026-11-27T04:00:00Z") }, facts: ["9:30"] }],
  "confirm-before-visit": [{ params: { day: "2026-11-27", time: "09:00 AM" }, facts: ["27", "9:00"] }],
  "confirm-without-sample": (["pending", "confirmed", "declined"] as const).map((status) => ({
    params: { status },
    facts: [],
  })),
};

function sundayQuestion() {
  return { field: "onClosedDay", reason: { key: "move-to-closed-day", ...sunday } } as const;
}

/** Names as labs and patients write them. */
const names = ["Simran Bedi", "Insulin", "Glucose", "Lipid", "Diwali"];
/** Values and names of fields, which a program sends, and examples. */
const wireWords =
  /\b(?:true|false|confirmed|answered|cursor|id|en|pa|hi|JavaScript|nabz@hdfcbank|aUaInS6HIGo)\b|\/api\/docs/g;

const letters: Record<Language, RegExp> = { en: /[A-Za-z]/, pa: /\p{Script=Gurmukhi}/u, hi: /\p{Script=Devanagari}/u };
const all = Object.keys(languages) as Language[];

/** Expects a whole sentence in the letters of its language, with its facts. */
function expectSentence(text: string, language: Language, facts: readonly string[] = []): void {
  expect(text).toMatch(letters[language]);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}]|=>|\s{2}|^\s|\s$/);
  for (const fact of facts) expect(text).toContain(fact);
  if (language === "en") return;
  const html = `<p>${text.replaceAll(wireWords, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`;
  expect(listForeignTexts(html, names)).toEqual([]);
}

/** Test messages are sent from a page that exists in English alone. */
const translatedRules = Object.fromEntries(
  Object.entries(listValidationSentences(getSentences("en"))).filter(
    ([key]) => !Object.hasOwn(getSentences("en").testMessageForm, key),
  ),
);

describe.each(all)("in %s", (language) => {
  test.each(Object.keys(getApiTexts("en").plain) as PlainReason[])("the reason %s is a sentence", (reason) => {
    expectSentence(formatErrorText(reason, language), language);
  });

  test.each(Object.keys(samples) as (keyof ReasonParams)[])("the reason %s is a sentence with its details", (key) => {
    for (const { params, facts } of samples[key])
      expectSentence(formatErrorText({ key, ...params } as Reason, language), language, facts);
  });

  test.each(Object.entries(translatedRules))("the rule %s is a sentence", (key, english) => {
    const maximum = typeof english === "function" ? { maximum: 77 } : {};
    const text = formatIssueText({ message: key, ...maximum } as { message: string }, language);
    expect(text).not.toBe(key);
    expectSentence(text, language, typeof english === "function" ? ["77"] : []);
  });

  test("a rule without a sentence of its own is one too", () => {
    expectSentence(formatIssueText({ message: INCOMPLETE }, language), language);
  });

  test.each([...errorCodes, ...protocolCodes()])("the response %s has its title and detail", async (code) => {
    const answer = createProblem(language, code as ErrorCode, formatErrorText("booking-unknown", language));
    const { title, detail } = await answer.json();
    for (const text of [title, detail]) expectSentence(text, language);
  });

  test.each(protocolCodes())("the response %s says itself what is wrong", async (code) => {
    expectSentence((await createProblem(language, code).json()).detail, language);
  });

  test("what the server says before a call runs is a sentence", () => {
    const { contactUs, headersTooLong, bodyTooLarge, ...texts } = getApiTexts(language);
    for (const text of [contactUs, headersTooLong, bodyTooLarge]) expectSentence(text, language);
    expectSentence(texts.unavailable(helpline), language, [phoneShown]);
    expect(texts.unknownFilter("langs")).toContain("langs");
    expect(texts.unknownLanguage("xx")).toContain("xx");
  });
});

function protocolCodes() {
  return Object.keys(getApiTexts("en").protocolErrors) as (keyof ReturnType<typeof getApiTexts>["protocolErrors"])[];
}
