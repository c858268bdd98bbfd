import { expect, test } from "vitest";
import { createReply } from "./reply.ts";

test("answers symptoms with recommended tests", () => {
  expect(createReply(["bukhar te khansi"])).toMatchObject({
    kind: "advice",
    symptoms: ["fever", "cough"],
    callFirst: false,
    recommendations: [{ key: "package-1" }, { key: "test-5" }, { key: "test-14" }],
  });
});

test.each([
  [["newborn turning blue"], "collapse", ["infant", "unconscious"]],
  [["my newborn", "is turning blue"], "collapse", ["infant", "unconscious"]],
  [["baby nu saah nahi aunda"], "breathing", ["infant", "child"]],
  [["ਨਵਜੰਮੇ ਬੱਚੇ ਨੂੰ ਸਾਹ ਨਹੀਂ ਆ ਰਿਹਾ"], "breathing", ["infant", "child"]],
  [["बच्चे को सांस नहीं आ रही"], "breathing", ["child"]],
  [["I am pregnant and cannot breathe"], "breathing", ["pregnant"]],
  [["papa behosh, zeher kha liya"], "poison", ["unconscious"]],
])("in %j says to whom the advice of %s must fit: %j", (messages, emergency, patients) => {
  expect(createReply(messages)).toMatchObject({ kind: "emergency", emergency, patients });
});

// Row 10.50
test("chest pain alone shows the emergency numbers above its recommendations", () => {
  expect(createReply(["chest pain"])).toMatchObject({
    kind: "advice",
    callFirst: true,
    recommendations: [{ key: "package-2" }, { key: "test-6" }],
  });
});

test("answers an emergency with the numbers and no product, whatever else is in the message", () => {
  expect(createReply(["fever, cough and trouble breathing"])).toEqual({ kind: "emergency", emergency: "breathing" });
});

test("answers a suicidal sentence before any other emergency, even if it is negated", () => {
  expect(createReply(["chest pain, sweating, I want to die"])).toEqual({ kind: "emergency", emergency: "selfHarm" });
  expect(createReply(["I am not suicidal"])).toEqual({ kind: "emergency", emergency: "selfHarm" });
});

test("chest pain and sweating in the next message are an emergency", () => {
  expect(createReply(["chest pain", "hello", "pasina bhi aa raha hai"])).toEqual({
    kind: "emergency",
    emergency: "heart",
  });
});

test("sweating alone, or negated after chest pain, is none", () => {
  expect(createReply(["pasina aa raha hai"]).kind).toBe("question");
  expect(createReply(["chest pain", "no sweating"]).kind).toBe("question");
});

test("asks where a pain is, and the answer completes it", () => {
  expect(createReply(["bahut dard hai"])).toEqual({ kind: "question", about: "where" });
  expect(createReply(["bahut dard hai", "ghutne me"])).toMatchObject({ symptoms: ["jointPain"] });
});

test("does not read an answered message again with the next one", () => {
  expect(createReply(["headache", "price?"])).toEqual({ kind: "question", about: "what" });
});

test("asks what else there is if everything is negated", () => {
  expect(createReply(["no fever"])).toEqual({ kind: "question", about: "else" });
});

test("answers a greeting and thanks, unless a symptom comes with them", () => {
  expect(createReply(["sat sri akal ji"])).toEqual({ kind: "courtesy", courtesy: "greeting" });
  expect(createReply(["thank you"])).toEqual({ kind: "courtesy", courtesy: "thanks" });
  expect(createReply(["hello sir, bukhar hai"])).toMatchObject({ symptoms: ["fever"] });
});

test("asks back if it does not understand", () => {
  expect(createReply(["asdfgh"])).toEqual({ kind: "question", about: "what" });
});

test("poison is answered with 112 first, and with a helpline only if it was intended", () => {
  expect(createReply(["he drank the pesticide spray"])).toEqual({ kind: "emergency", emergency: "poison" });
  expect(createReply(["papa ne keede marne wali dawai kha li"])).toEqual({ kind: "emergency", emergency: "poison" });
  expect(createReply(["she wants to die and swallowed phenyl"])).toEqual({
    kind: "emergency",
    emergency: "poison",
    needsTalk: true,
  });
  expect(createReply(["zeher kha lunga"])).toEqual({ kind: "emergency", emergency: "selfHarm" });
});

test.each([
  "usne phaansi laga li",
  "ਭਰਾ ਨੇ ਫਾਹਾ ਲਾ ਲਿਆ",
  "she is standing on the roof to jump",
  "he cut his wrist",
  "behen ne nas kaat li hai",
  "she says she wants to die and has locked the door",
])("self-harm that has begun is answered with 112 first, then a helpline: %s", (says) => {
  expect(createReply([says])).toEqual({ kind: "emergency", emergency: "selfHarmNow", needsTalk: true });
});

test("a wish to die followed by a locked door is an immediate danger", () => {
  expect(createReply(["meri behen marna chahti hai", "usne darwaza band kar liya"])).toMatchObject({
    emergency: "selfHarmNow",
  });
});

test.each(["thinking of suicide", "zindagi khatam karne ka mann karta hai", "I am not going to kill myself"])(
  "a wish to die alone is answered with a helpline first: %s",
  (says) => {
    expect(createReply([says])).toEqual({ kind: "emergency", emergency: "selfHarm" });
  },
);

test("recommends nothing for cold hands in one message and diarrhoea in another", () => {
  expect(createReply(["dast lag gaye kal se 20 baar", "haath pair thande ho gaye"])).toEqual({
    kind: "emergency",
    emergency: "circulation",
  });
});

test.each([
  "my throat is swollen after eating fish",
  "injection ke baad gala sooj gaya",
  "ਮੱਖੀ ਲੜਨ ਨਾਲ ਗਲਾ ਸੁੱਜ ਗਿਆ",
  "knee is swollen since the injection",
])("recommends nothing for a swelling after food, a sting or an injection: %s", (says) => {
  expect(createReply([says])).toEqual({ kind: "emergency", emergency: "allergy" });
});

test("a swelling in one message and its cause in the next are the same allergy", () => {
  expect(createReply(["gala sujj gya", "macchi kha ke"])).toEqual({ kind: "emergency", emergency: "allergy" });
});

test("reads only the first 500 characters of a long message", () => {
  expect(createReply([`hello ${".".repeat(100_000)} snake bite`])).toEqual(createReply(["hello"]));
  expect(createReply([`snake bite ${"x ".repeat(50_000)}`])).toMatchObject({ kind: "emergency" });
});
