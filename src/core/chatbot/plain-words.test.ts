// Row 7.40
import { describe, expect, test } from "vitest";
import { demoKnowledge } from "#test/chatbot/demo-knowledge.ts";
import { createReply } from "./reply.ts";

const reply = (...messages: string[]) => createReply(messages, demoKnowledge);

function listShownNames(...messages: string[]): string[] {
  const given = reply(...messages);
  const answered = given.kind === "advice" ? given.answered : given.kind === "answer" ? given : undefined;
  return answered?.items.map(({ sold }) => sold.name) ?? [];
}

function findFacts(...messages: string[]): string[] {
  const given = reply(...messages);
  return given.kind === "answer" ? given.facts.map(({ is }) => is) : [given.kind];
}

describe("an alarm of two messages", () => {
  test.each([
    ["my newborn is fine", "is fever package dengue included"],
    ["my newborn is fine", "fever package price"],
    ["mera navjaat theek hai", "bukhar wala package kitne ka hai"],
    ["ਮੇਰਾ ਨਵਜੰਮਿਆ ਬੱਚਾ ਠੀਕ ਹੈ", "ਬੁਖਾਰ ਵਾਲੇ ਪੈਕੇਜ ਵਿੱਚ ਡੇਂਗੂ ਹੈ"],
    ["मेरा नवजात ठीक है", "क्या बुखार वाले पैकेज में डेंगू शामिल है"],
    ["fever package price", "my newborn is fine"],
  ])("needs no alarm after %j for the product question %j", (before, typed) => {
    expect(reply(before, typed).kind).not.toBe("emergency");
  });

  test.each([
    ["my newborn is fine", "now fever 104"],
    ["test for newborn", "he has fever"],
    ["chest pain", "pasina bhi aa raha hai, test?"],
    ["fever package price", "newborn has fever"],
  ])("still follows %j and %j", (before, typed) => {
    expect(reply(before, typed).kind).toBe("emergency");
  });
});

describe("a fall belongs to its own noun", () => {
  test.each([
    "weight gain and hair loss",
    "hair loss and weight gain",
    "memory loss, weight normal",
    "weight theek hai par baal kam ho rahe hain",
    "ਭਾਰ ਵਧ ਰਿਹਾ ਹੈ ਤੇ ਵਾਲ ਘਟ ਰਹੇ ਨੇ",
    "वजन बढ़ रहा है और भूख कम है",
    "I am putting on weight and losing hair",
    "wajan ghata nahi balki badh gaya",
  ])("%j is no weight loss", (typed) => {
    const given = reply(typed);
    expect(given.kind === "advice" ? given.symptoms : []).not.toContain("weightLoss");
  });

  test.each(["weight and hair loss", "weight loss", "wajan aur bhukh kam", "weight nahi badh raha kam ho raha hai"])(
    "%j is a weight loss",
    (typed) => {
      expect(reply(typed)).toMatchObject({ kind: "advice", symptoms: ["weightLoss"] });
    },
  );
});

describe("what is denied is dropped, and the rest answered", () => {
  test.each([
    ["weight loss nahi, weight badh raha hai", "Thyroid Profile (T3, T4, TSH)"],
    ["ਭਾਰ ਘਟਿਆ ਨਹੀਂ, ਵਧ ਰਿਹਾ ਹੈ", "Thyroid Profile (T3, T4, TSH)"],
    ["वजन कम नहीं, बढ़ रहा है", "Thyroid Profile (T3, T4, TSH)"],
    ["no fever, but my hair is falling", "Ferritin"],
    ["bukhar nahi hai par peshab me jalan hai", "Urine Routine"],
    ["nothing hurts, just a checkup", "Comprehensive Full Body Health Check Up"],
    ["kuch dard nahi, bas checkup karwana hai", "Comprehensive Full Body Health Check Up"],
    ["ਕੁਝ ਨਹੀਂ ਦੁਖਦਾ, ਬਸ ਚੈੱਕਅੱਪ", "Comprehensive Full Body Health Check Up"],
    ["कोई दर्द नहीं, चेकअप कराना है", "Comprehensive Full Body Health Check Up"],
  ])("%j finds %s", (typed, name) => {
    expect(listShownNames(typed)).toContain(name);
  });

  test.each(["no pain", "nothing hurts", "koi dard nahi hai", "ਕੁਝ ਨਹੀਂ ਦੁਖਦਾ"])("%j is not asked where", (typed) => {
    expect(reply(typed)).toEqual({ kind: "question", about: "else" });
  });
});

test("a pain behind another word's denial is felt", () => {
  expect(reply("neend nahi dard se")).not.toEqual({ kind: "question", about: "else" });
});

test.each([
  "female phlebotomist",
  "lady technician",
  "mahila",
  "ਔਰਤ",
  "महिला टेक्नीशियन",
  "ਲੇਡੀ ਟੈਕਨੀਸ਼ੀਅਨ",
  "aurat sample lene aayegi kya",
])("%j asks who comes", (typed) => {
  expect(reply(typed)).toMatchObject({ kind: "answer", topic: "visit", items: [] });
});

test("women are offered their package", () => {
  expect(listShownNames("women")).toContain("Women's Health Package");
  expect(listShownNames("mahila package")).toContain("Women's Health Package");
});

test.each([
  "kya main dawai le sakta hoon",
  "can i take my bp tablet in the morning",
  "can I take telma 40 tablets before the test",
  "kya main dolo 650 tablets le sakta hu",
  "should I stop my sugar tablets",
  "bp ki goli subah kha lu ya test ke baad",
  "I take eltroxin every morning, shall I skip my tablet on the day of test",
  "क्या मैं दवाई ले सकता हूं",
  "ਕੀ ਮੈਂ ਦਵਾਈ ਖਾ ਸਕਦਾ ਹਾਂ",
])("%j is answered about the medicine, and sells nothing", (typed) => {
  expect(findFacts(typed)).toEqual(["medicine"]);
  expect(listShownNames(typed)).toEqual([]);
});

test("a test that is named with a medicine comes with its preparation", () => {
  expect(findFacts("medicine kab leni hai thyroid test ton pehlan")).toEqual(["medicine", "preparation"]);
});

describe("prose is no name of a test", () => {
  test.each([
    "my newborn is fine",
    "my baby is doing great",
    "saadi navi janmi kudi theek hai",
    "I am fine",
    "sab theek hai",
    "ਸਭ ਠੀਕ ਹੈ",
    "सब ठीक है",
  ])("%j finds nothing", (typed) => {
    expect(reply(typed)).toEqual({ kind: "question", about: "else" });
  });

  test.each([
    ["is CBC done at home", ["Complete Blood Count (CBC)"]],
    ["kids are fine, thank god", []],
    ["cancer", ["Carcinoembryonic Antigen (CEA)", "CA-125", "Alpha-Fetoprotein (AFP)", "CA 19-9"]],
    ["HIV", ["HIV 1 and 2 (Antigen and Antibody)"]],
    ["TB", ["Sputum Smear for AFB (TB)", "TB PCR with Rifampicin Resistance (CBNAAT)", "TB Gold (IGRA)"]],
  ])("%j finds only %j", (typed, names) => {
    expect(listShownNames(typed)).toEqual(names);
  });

  test("what follows on being well is searched", () => {
    expect(listShownNames("I am fine, but my hair is falling")).toContain("Ferritin");
    expect(listShownNames("main theek hoon. CBC ka rate?")).toContain("Complete Blood Count (CBC)");
    expect(listShownNames("is my sugar fine")).not.toEqual([]);
  });

  test.each(["not fine", "theek nahi hai"])("%j is not taken for well", (typed) => {
    expect(reply(typed)).toEqual({ kind: "question", about: "what" });
  });
});

test.each([
  "refund kab milega",
  "paise wapas kab aayenge",
  "ਪੈਸੇ ਵਾਪਸ ਕਦੋਂ ਮਿਲਣਗੇ",
  "रिफंड कब मिलेगा",
  "I want my money back",
  "booking cancel kiti si, paise kado vapas aunge",
  "cash diya tha, test nahi hua, paisa wapas milega?",
])("%j is answered about money that was paid", (typed) => {
  expect(findFacts(typed)).toEqual(["refund"]);
});

test("the lab's own FAQ comes before our sentences", () => {
  const written = (question: string) => ({ id: 90, question, answer: "The lab's own answer." });
  for (const [question, typed] of [
    ["How do I get a refund?", "refund kab milega"],
    ["May I take my medicines before a test?", "kya main dawai le sakta hoon"],
    ["Is there a female phlebotomist?", "lady technician"],
  ] as const) {
    const faqs = [...demoKnowledge.faqs, written(question)];
    expect(createReply([typed], { ...demoKnowledge, faqs })).toMatchObject({ facts: [{ faq: { id: 90 } }] });
  }
});

describe("a death", () => {
  test.each([
    "grandfather died",
    "my grandfather died of stroke",
    "father died of chest pain",
    "we lost our grandmother last month",
    "nani ji nahi rahi",
    "my uncle expired due to cancer",
    "dada ji guzar gaye",
    "मेरे पिता का देहांत हो गया",
    "ਦਾਦਾ ਜੀ ਦੀ ਮੌਤ ਹੋ ਗਈ",
  ])("%j is answered without a product", (typed) => {
    expect(reply(typed)).toEqual({ kind: "courtesy", courtesy: "condolence" });
  });

  test("with a question or a complaint of one's own is answered as that", () => {
    expect(listShownNames("my father died of heart attack, which test should i do")).toContain("Lipid Profile");
    expect(reply("dada ji guzar gaye, booking cancel karni hai")).toMatchObject({ topic: "cancel" });
    expect(reply("grandfather died of fever, I have a cough")).toMatchObject({ kind: "advice" });
    expect(reply("dadi nahi rahi bol pa")).not.toMatchObject({ courtesy: "condolence" });
    expect(reply("mummy ka coupon expired")).not.toMatchObject({ courtesy: "condolence" });
  });
});

test.each([
  "chest pain, no fever",
  "father died last year, now mother has chest pain and sweating",
  "mummy mar gayi mujhe bhi marna hai",
  "husband is not breathing, i think he died",
  "koi dard nahi par muh tedha ho gaya",
  "nothing hurts but I want to die",
  "my mother is fine now, but father is unconscious",
  "lady is unconscious",
  "papa guzar gaye the stroke se, ab mummy ka muh tedha ho gaya",
  "nana died of stroke last year, now nani has slurred speech",
  "father sweating with tight chest, is ecg included in package",
])("treats %j as an emergency despite a denial, a past event or a question", (typed) => {
  const given = reply(typed);
  expect(given.kind === "emergency" || (given.kind === "advice" && given.callFirst)).toBe(true);
});

test.each([
  ["urine container", "Urine Routine"],
  ["do you bring the urine bottle", "Urine Routine"],
  ["peshab ki dabbi milegi", "Urine Routine"],
  ["ਪਿਸ਼ਾਬ ਦੀ ਡੱਬੀ", "Urine Routine"],
  ["पेशाब की डिब्बी", "Urine Routine"],
  ["यूरिन का डिब्बा आप देंगे क्या", "Urine Routine"],
  ["stool container kaun dega", "Stool Routine"],
  ["24 hour urine container", "24-Hour Urine Protein"],
])("%j is answered by the preparation of %s", (typed, name) => {
  const given = reply(typed);
  const [fact] = given.kind === "answer" ? given.facts : [];
  expect(fact).toMatchObject({ is: "preparation", of: [{ name, says: expect.stringContaining("container") }] });
});

describe("thanks", () => {
  test.each([
    "thanks, got it",
    "shukriya ji",
    "meharbani",
    "ok thanks bye",
    "thank you so much for your help",
    "thanks for the report",
    "report bhejan layi shukriya",
    "dhanyavaad ji samajh gaya",
    "bahut bahut meharbani tuhadi",
    "no thanks",
    "ਸ਼ੁਕਰੀਆ ਜੀ, ਸਮਝ ਗਿਆ",
    "ਮਿਹਰਬਾਨੀ",
    "धन्यवाद जी, समझ गया",
  ])("%j is answered as thanks", (typed) => {
    expect(reply(typed)).toEqual({ kind: "courtesy", courtesy: "thanks" });
  });

  test("with a question or a complaint is answered as that", () => {
    expect(reply("thanks, what is the price of CBC")).toMatchObject({ topic: "price" });
    expect(listShownNames("thanks, what is the price of CBC")).toEqual(["Complete Blood Count (CBC)"]);
    expect(reply("thanks for the reply when will the report come")).toMatchObject({ topic: "reportTime" });
    expect(reply("thanks but fever is still there")).toMatchObject({ symptoms: ["fever"] });
    expect(reply("thank you, father is unconscious")).toMatchObject({ kind: "emergency" });
  });
});

describe("a figure of speech", () => {
  test.each([
    "dying to see my report",
    "this price is killing me",
    "this price will kill me",
    "the wait for my report is killing me",
    "the bill gave me a heart attack",
    "my phone died",
    "my phone is dead",
    "phone mar gaya",
    "battery khatam ho gayi, report nahi dekh paya",
    "rate sun ke mar gaya",
    "report da wait karke mar gaye",
    "bored to death waiting for the report",
    "bill ne jaan kadh ditti",
    "costs an arm and a leg",
    "ਫੋਨ ਮਰ ਗਿਆ",
    "ਰੇਟ ਨੇ ਮਾਰ ਦਿੱਤਾ",
    "रेट सुन के मर गया",
    "फोन मर गया",
  ])("%j raises no alarm, and sells nothing", (typed) => {
    expect(reply(typed).kind).not.toBe("emergency");
    expect(listShownNames(typed)).toEqual([]);
  });

  test.each([
    ["dying to see my report", "reportTime"],
    ["this price is killing me", "price"],
    ["rate sun ke mar gaya", "price"],
    ["रेट सुन के मर गया", "price"],
    ["ਰੇਟ ਨੇ ਮਾਰ ਦਿੱਤਾ", "price"],
  ])("%j is answered by its topic, %s", (typed, topic) => {
    expect(reply(typed)).toMatchObject({ kind: "answer", topic });
  });

  test.each([
    "this pain is killing me, I want to die",
    "he is dying",
    "mera mar jaan nu dil karda",
    "my brother is going to kill himself over the price",
    "phone died and father is unconscious",
    "papa mar gaye lagde, saah nahi aa reha",
  ])("%j stays an alarm", (typed) => {
    expect(reply(typed).kind).toBe("emergency");
  });
});

test.each([
  ["ultrasound or mri", ["Ultrasound", "MRI"]],
  ["ਅਲਟਰਾਸਾਊਂਡ ਜਾਂ ਐਮਆਰਆਈ", ["Ultrasound", "MRI"]],
  ["विटामिन ई की जांच कितने की है", ["Vitamin E"]],
  ["ਵਿਟਾਮਿਨ ਸੀ ਟੈਸਟ", ["Vitamin C"]],
])("%j is answered by all that is not offered", (typed, names) => {
  expect(reply(typed)).toMatchObject({ topic: "notOffered", facts: [{ is: "notOffered", names }] });
});

test.each([
  "dying to see my report",
  "I am dying to see my report",
  "report dekhne ke liye mar raha hoon",
  "report vekhan layi mar reha haan",
  "रिपोर्ट देखने के लिए मरा जा रहा हूँ",
  "ਰਿਪੋਰਟ ਦੇਖਣ ਲਈ ਮਰਿਆ ਜਾ ਰਿਹਾ ਹਾਂ",
])("%j is answered about reports, and sells nothing", (typed) => {
  expect(reply(typed)).toMatchObject({ kind: "answer", facts: [{ is: "faq" }, { is: "ownBookings" }], items: [] });
});

test("who dies for breath needs help", () => {
  expect(reply("saans lene ke liye mar raha hoon").kind).toBe("emergency");
});

test.each([
  "report mil gayi, shukriya",
  "thanks, got my cbc report",
  "thanks got my cbc report",
  "cbc di report mil gayi, dhanwad",
  "सीबीसी रिपोर्ट मिल गई, धन्यवाद",
  "ਸੀਬੀਸੀ ਰਿਪੋਰਟ ਮਿਲ ਗਈ, ਧੰਨਵਾਦ",
  "thanks for the thyroid report",
])("%j thanks, and asks nothing", (typed) => {
  expect(reply(typed)).toEqual({ kind: "courtesy", courtesy: "thanks" });
});

test.each(["report nahi mili, thanks", "when will i get my report, thanks"])("%j is no mere thanks", (typed) => {
  expect(reply(typed).kind).not.toBe("courtesy");
});

test.each([
  ["routine body checkup", "Comprehensive Full Body Health Check Up"],
  ["routine checkup of my body", "Comprehensive Full Body Health Check Up"],
  ["sarir da routine checkup", "Comprehensive Full Body Health Check Up"],
  ["शरीर का रूटीन चेकअप", "Comprehensive Full Body Health Check Up"],
  ["ਸਰੀਰ ਦਾ ਰੁਟੀਨ ਚੈੱਕਅੱਪ", "Comprehensive Full Body Health Check Up"],
  ["ecg or cbc", "Complete Blood Count (CBC)"],
  ["ईसीजी या सीबीसी", "Complete Blood Count (CBC)"],
  ["ਈਸੀਜੀ ਜਾਂ ਸੀਬੀਸੀ", "Complete Blood Count (CBC)"],
  ["ecg te cbc karde ho", "Complete Blood Count (CBC)"],
  ["सीबीसी", "Complete Blood Count (CBC)"],
  ["ਸੀਬੀਸੀ ਦਾ ਰੇਟ", "Complete Blood Count (CBC)"],
])("%j leads with %s", (typed, name) => {
  expect(listShownNames(typed)[0]).toBe(name);
});

test.each(["ecg or cbc", "ईसीजी या सीबीसी", "ਸੀਬੀਸੀ ਜਾਂ ਈਸੀਜੀ", "ecg ya cbc"])(
  "%j is told that the ECG is not offered",
  (typed) => {
    expect(reply(typed)).toMatchObject({ facts: [{ is: "notOffered", names: ["ECG"] }] });
  },
);

test.each([
  "numbness in hands and feet",
  "my hands and feet go numb",
  "tingling in hands and feet",
  "burning feet",
  "haath pair sunn ho jate hain",
  "hath pair sun rehnde ne",
  "हाथ पैर सुन्न हो जाते हैं",
  "ਹੱਥ ਪੈਰ ਸੁੰਨ ਹੋ ਜਾਂਦੇ ਹਨ",
])("%j finds vitamin B12 and the sugar of three months", (typed) => {
  expect(listShownNames(typed)).toEqual(expect.arrayContaining(["Vitamin B12", "HbA1c"]));
});
