// Row 7.40
import { describe, expect, test } from "vitest";
import { createReply } from "#core/chatbot/reply.ts";
import { demoKnowledge } from "#test/chatbot/demo-knowledge.ts";
import { answerFromLab, type LabFact } from "./answer-question.ts";
import type { LabKnowledge } from "./lab-knowledge.ts";
import { selectRelevantTests } from "./relevant-tests.ts";

const answer = (typed: string, knowledge: LabKnowledge = demoKnowledge) => answerFromLab(knowledge, typed, "");
const listAnsweredNames = (typed: string) => answer(typed)?.items.map(({ sold }) => sold.name) ?? [];
const faq = (id: number): LabFact[] =>
  demoKnowledge.faqs.filter((faq) => faq.id === id).map((faq) => ({ is: "faq", faq }));
const findPreparation = (name: string) => demoKnowledge.tests.find((test) => test.name === name)?.preparation ?? "";

describe("answers a question from the lab's own data", () => {
  test.each([
    ["do I need to fast for thyroid?", "fasting", "Thyroid Profile (T3, T4, TSH)"],
    ["khali pet aana hai kya cbc ke liye", "fasting", "Complete Blood Count (CBC)"],
    ["how much is vitamin d test", "price", "Vitamin D3 (25-hydroxy)"],
    ["ਥਾਇਰਾਇਡ ਟੈਸਟ ਕਿੰਨੇ ਦਾ ਹੈ", "price", "Thyroid Profile (T3, T4, TSH)"],
    ["CBC", "items", "Complete Blood Count (CBC)"],
  ])("%j is about %s of %s", (typed, topic, name) => {
    expect(answer(typed)?.topic).toBe(topic);
    expect(listAnsweredNames(typed)).toContain(name);
  });

  test.each([
    ["report kab aayegi", [...faq(4), { is: "ownBookings" }]],
    ["ਰਿਪੋਰਟ ਕਦੋਂ ਮਿਲੇਗੀ", [...faq(4), { is: "ownBookings" }]],
    ["cancel my booking", faq(6)],
    ["can i shift my booking to tomorrow", faq(6)],
    ["roti khani hai", faq(5)],
    ["do you accept gpay", faq(1)],
    ["who will come to take the blood", faq(2)],
    ["आप कितने बजे खुलते हैं", [{ is: "hours" }]],
    ["where is your lab", [{ is: "address" }]],
    ["do you come to Dugri", [{ is: "served", area: { pinCode: "141013", name: "Dugri" } }]],
    ["do you come to 110001", [{ is: "notServed", pinCode: "110001" }]],
    ["do you do ECG at home", [{ is: "notOffered", names: ["ECG"] }]],
    ["is my data private", faq(8)],
    ["can i book for my parents, i am in canada", faq(7)],
    ["extra charge for home collection?", faq(2)],
    ["can a doctor explain my report", faq(9)],
    ["can i come to your lab directly", [{ is: "address" }, { is: "hours" }]],
    ["your boy has not come yet", [{ is: "ownBookings" }]],
    ["ਬਿੱਲ ਮਿਲ ਜਾਵੇਗਾ", [{ is: "ownBookings" }]],
  ])("%j", (typed, facts) => {
    expect(answer(typed)?.facts).toEqual(facts);
  });

  test.each(["talk to human", "kisi se baat karni hai", "phone number do"])("%j asks for a person", (typed) => {
    expect(answer(typed)).toEqual({ topic: "person", facts: [], items: [] });
  });

  test.each([
    "is a prescription needed",
    "do you take insurance",
    "is the lab nabl accredited",
    "how much blood do you take",
  ])("%j: leaves to a person what the lab's data does not say", (typed) => {
    expect(answer(typed)).toMatchObject({ facts: [], items: [] });
  });

  test("answers from the lab's own FAQ as soon as there is one", () => {
    const written = { id: 90, question: "Do I need a prescription?", answer: "No." };
    const knowledge = { ...demoKnowledge, faqs: [...demoKnowledge.faqs, written] };
    expect(answer("doctor di parchi zaroori aa", knowledge)?.facts).toEqual([{ is: "faq", faq: written }]);
  });

  test("shows today's reduced items for a discount question, and nothing if there are none", () => {
    const packages = demoKnowledge.packages
      .slice(0, 2)
      .map((item, index) => ({ ...item, discountPrice: index === 0 ? "1.00" : null }));
    const knowledge = { ...demoKnowledge, tests: [], packages };
    expect(answer("any discount?", knowledge)?.items.map(({ sold }) => sold.id)).toEqual([packages[0]?.id]);
    expect(answer("any discount?", knowledge)?.facts).toEqual([{ is: "reduced" }]);
    expect(answer("any discount?", { ...knowledge, packages: packages.slice(1) })).toMatchObject({
      facts: [],
      items: [],
    });
  });

  test("shows no test for question words alone", () => {
    expect(listAnsweredNames("is doctor slip compulsory for test")).toEqual([]);
    expect(listAnsweredNames("ਮੇਰੀ ਰਿਪੋਰਟ ਅਜੇ ਤੱਕ ਨਹੀਂ ਆਈ ਕਦੋਂ ਆਵੇਗੀ")).toEqual([]);
  });

  test("answers each question in the catalogue's words", () => {
    const [fact] = answer("fasting for lipid profile?")?.facts ?? [];
    const lipids = { name: "Lipid Profile", says: findPreparation("Lipid Profile") };
    expect(fact).toMatchObject({ is: "preparation", of: expect.arrayContaining([lipids]) });
  });

  test("without the lab's FAQs leaves it to a person", () => {
    const silent = { ...demoKnowledge, faqs: [], areas: [], lab: undefined };
    expect(answer("ECG", { ...silent, tests: [], packages: [] })).toBeNull();
    for (const typed of ["cancel my booking", "are you open on sunday", "do you come to Dugri"])
      expect(answer(typed, silent)?.facts, typed).toEqual([]);
  });

  test("a question without a name is about what was named before", () => {
    expect(answerFromLab(demoKnowledge, "price?", "lipid profile")?.items[0]?.sold.name).toBe("Lipid Profile");
  });
});

describe("finds tests for complaints beyond the ten symptoms", () => {
  test.each([
    ["my hair is falling a lot", "Ferritin"],
    ["peshab me jalan hoti hai", "Urine Routine"],
    ["ਵਾਲ ਝੜਦੇ ਨੇ", "Ferritin"],
    ["period time pe nahi aate", "Prolactin"],
    ["heavy periods", "Complete Blood Count (CBC)"],
    ["periods not coming on time since 4 month im 24", "Prolactin"],
    ["my period is 10 days late", "Beta hCG (Quantitative)"],
    ["ਖੁਰਕ ਤੇ ਛਿੱਕਾਂ", "Total IgE"],
    ["anguthe me dard aur sujan", "Uric Acid"],
    ["bachche ke pet me keede", "Stool Routine"],
    ["puffy face every morning", "Kidney Function Test (KFT)"],
    ["gaining weight without eating much", "Thyroid Profile (T3, T4, TSH)"],
    ["पैरों में जलन", "Vitamin B12"],
    ["kanak naal allergy", "Tissue Transglutaminase IgA (Coeliac Screen)"],
  ])("%j finds %s", (typed, name) => {
    expect(createReply([typed], demoKnowledge).kind).toBe("answer");
    expect(listAnsweredNames(typed)).toContain(name);
  });

  test("does not search for what is denied", () => {
    expect(listAnsweredNames("no diabetes, hair fall")).toEqual(listAnsweredNames("hair fall"));
    expect(listAnsweredNames("sugar nahi hai, baal jhad rahe hai")).toEqual(listAnsweredNames("baal jhad rahe hai"));
  });

  test.each(["asdfgh", "me", "ok ji", "kya haal hai", "what is the date today", "who are you"])(
    "%j finds nothing",
    (typed) => {
      expect(listAnsweredNames(typed)).toEqual([]);
    },
  );
});

test("answers symptoms by the specification, with search results added", () => {
  const reply = createReply(["bukhar, report kab milegi"], demoKnowledge);
  expect(reply).toMatchObject({
    kind: "advice",
    recommendations: [{ key: "package-1" }, { key: "test-5" }, { key: "test-14" }],
    answered: { topic: "reportTime" },
  });
  const fever = createReply(["fever"], demoKnowledge);
  const more = fever.kind === "advice" ? fever.answered?.items.map(({ sold }) => sold.name) : [];
  expect(more).toContain("Fever Package");
});

test("offers nothing for chest pain beyond the specification", () => {
  expect(createReply(["chest pain"], demoKnowledge)).not.toHaveProperty("answered");
});

test("answers an emergency before any question", () => {
  expect(createReply(["2 month baby fever 104, price of CBC?"], demoKnowledge)).toEqual({
    kind: "emergency",
    emergency: "newborn",
    patients: ["infant", "child"],
  });
});

test("names the tests that were searched in a package, and the package contains them", () => {
  for (const pack of demoKnowledge.packages) {
    const { names, others } = selectRelevantTests(pack, [39, 40]);
    const held = pack.tests.map(({ name }) => name);
    expect(held).toEqual(expect.arrayContaining(names));
    expect(names.length + others).toBe(held.length);
  }
});
