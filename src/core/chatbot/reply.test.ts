import { expect, test } from "vitest";
import { replyTo } from "./reply.ts";

test("symptoms are answered with what is worth testing", () => {
  expect(replyTo(["bukhar te khansi"])).toMatchObject({
    kind: "advice",
    symptoms: ["fever", "cough"],
    callFirst: false,
    recommendations: [{ key: "package-1" }, { key: "test-5" }, { key: "test-14" }],
  });
});

// Row 10.50
test("chest pain alone shows the emergency numbers above its recommendations", () => {
  expect(replyTo(["chest pain"])).toMatchObject({
    kind: "advice",
    callFirst: true,
    recommendations: [{ key: "package-2" }, { key: "test-6" }],
  });
});

test("an emergency is answered with the numbers and no product, whatever else is told", () => {
  expect(replyTo(["fever, cough and trouble breathing"])).toEqual({ kind: "emergency", emergency: "breathing" });
});

test("a suicidal sentence is answered before any other emergency, and though it is denied", () => {
  expect(replyTo(["chest pain, sweating, I want to die"])).toEqual({ kind: "emergency", emergency: "selfHarm" });
  expect(replyTo(["I am not suicidal"])).toEqual({ kind: "emergency", emergency: "selfHarm" });
});

test("chest pain and, a message later, sweating are an emergency", () => {
  expect(replyTo(["chest pain", "hello", "pasina bhi aa raha hai"])).toEqual({ kind: "emergency", emergency: "heart" });
});

test("sweating alone, or a denied one after chest pain, is none", () => {
  expect(replyTo(["pasina aa raha hai"]).kind).toBe("question");
  expect(replyTo(["chest pain", "no sweating"]).kind).toBe("question");
});

test("pain without a place is asked for the place, and the answer completes it", () => {
  expect(replyTo(["bahut dard hai"])).toEqual({ kind: "question", about: "where" });
  expect(replyTo(["bahut dard hai", "ghutne me"])).toMatchObject({ symptoms: ["jointPain"] });
});

test("a message that was answered is not read again with the next", () => {
  expect(replyTo(["headache", "price?"])).toEqual({ kind: "question", about: "what" });
});

test("who denies everything is asked what else there is", () => {
  expect(replyTo(["no fever"])).toEqual({ kind: "question", about: "else" });
});

test("a greeting and thanks are answered as such, unless a symptom comes with them", () => {
  expect(replyTo(["sat sri akal ji"])).toEqual({ kind: "courtesy", courtesy: "greeting" });
  expect(replyTo(["thank you"])).toEqual({ kind: "courtesy", courtesy: "thanks" });
  expect(replyTo(["hello sir, bukhar hai"])).toMatchObject({ symptoms: ["fever"] });
});

test("what it does not understand it asks about", () => {
  expect(replyTo(["asdfgh"])).toEqual({ kind: "question", about: "what" });
});

test("poison is answered with 112 first, and with somebody to talk to only where it was meant", () => {
  expect(replyTo(["he drank the pesticide spray"])).toEqual({ kind: "emergency", emergency: "poison" });
  expect(replyTo(["papa ne keede marne wali dawai kha li"])).toEqual({ kind: "emergency", emergency: "poison" });
  expect(replyTo(["she wants to die and swallowed phenyl"])).toEqual({
    kind: "emergency",
    emergency: "poison",
    needsTalk: true,
  });
  expect(replyTo(["zeher kha lunga"])).toEqual({ kind: "emergency", emergency: "selfHarm" });
});

test.each([
  "usne phaansi laga li",
  "ਭਰਾ ਨੇ ਫਾਹਾ ਲਾ ਲਿਆ",
  "she is standing on the roof to jump",
  "he cut his wrist",
  "behen ne nas kaat li hai",
  "she says she wants to die and has locked the door",
])("what has begun is answered with 112 first, and with somebody to talk to after it: %s", (says) => {
  expect(replyTo([says])).toEqual({ kind: "emergency", emergency: "selfHarmNow", needsTalk: true });
});

test("a wish to die in one message and a locked door in the next are a danger of this minute", () => {
  expect(replyTo(["meri behen marna chahti hai", "usne darwaza band kar liya"])).toMatchObject({
    emergency: "selfHarmNow",
  });
});

test.each(["thinking of suicide", "zindagi khatam karne ka mann karta hai", "I am not going to kill myself"])(
  "a wish to die alone is answered with somebody to talk to first: %s",
  (says) => {
    expect(replyTo([says])).toEqual({ kind: "emergency", emergency: "selfHarm" });
  },
);

test("nothing is sold to cold hands in one message and many loose motions in another", () => {
  expect(replyTo(["dast lag gaye kal se 20 baar", "haath pair thande ho gaye"])).toEqual({
    kind: "emergency",
    emergency: "circulation",
  });
});

test.each([
  "my throat is swollen after eating fish",
  "injection ke baad gala sooj gaya",
  "ਮੱਖੀ ਲੜਨ ਨਾਲ ਗਲਾ ਸੁੱਜ ਗਿਆ",
  "knee is swollen since the injection",
])("nothing is sold to a swelling after food, a sting or an injection: %s", (says) => {
  expect(replyTo([says])).toEqual({ kind: "emergency", emergency: "allergy" });
});

test("a swelling in one message and what was eaten in the next are the same allergy", () => {
  expect(replyTo(["gala sujj gya", "macchi kha ke"])).toEqual({ kind: "emergency", emergency: "allergy" });
});

test("a long message is answered by its first 500 letters", () => {
  expect(replyTo([`hello ${".".repeat(100_000)} snake bite`])).toEqual(replyTo(["hello"]));
  expect(replyTo([`snake bite ${"x ".repeat(50_000)}`])).toMatchObject({ kind: "emergency" });
});
