// Row 7.40
import { describe, expect, test } from "vitest";
import { demoKnowledge } from "#test/chatbot/demo-knowledge.ts";
import { createReply } from "./reply.ts";

const isAlarm = (typed: string) => {
  const given = createReply([typed], demoKnowledge);
  return given.kind === "emergency" || (given.kind === "advice" && given.callFirst);
};

describe("what was read or seen on a screen", () => {
  test.each([
    "watched a movie about an overdose",
    "I was watching a documentary on snake bites",
    "read about heart attacks",
    "I read an article about strokes",
    "news of a suicide",
    "saw a film about overdose yesterday",
    "overdose wali film dekhi",
    "overdose pe movie dekhi kal",
    "overdose par web series dekhi",
    "overdose di film vekhi",
    "ओवरडोज़ वाली फिल्म देखी",
    "ਓਵਰਡੋਜ਼ ਵਾਲੀ ਫਿਲਮ ਦੇਖੀ",
    "heart attack wali movie dekhi",
    "there was news about a road accident",
    "my neighbour's cousin in a film had a stroke",
    "the hero in the movie had a heart attack",
    "movie vich heart attack dekhya",
    "khabar padhi ki ek bande ne khudkushi kar li",
    "akhbar ch zeher di khabar padhi",
    "फिल्म में आत्महत्या देखी",
    "मैंने दिल के दौरे के बारे में पढ़ा",
    "ਖ਼ਬਰ ਪੜ੍ਹੀ ਖੁਦਕੁਸ਼ੀ ਦੀ",
    "ਫਿਲਮ ਵਿੱਚ ਸੱਪ ਨੇ ਡੰਗ ਲਿਆ",
  ])("%j is no emergency", (typed) => {
    expect(isAlarm(typed)).toBe(false);
  });

  test.each([
    "my father had a heart attack in a movie hall",
    "neighbour had a heart attack in a cinema hall",
    "papa film dekhde dekhde behosh ho gaye",
    "movie dekhte dekhte heart attack aa gaya",
    "watching news and husband had a stroke",
    "i read about stroke symptoms, my father has them now",
    "read about heart attacks and now chest is tight with sweating",
    "my daughter is reading about suicide",
    "reading about suicide",
    "she watches videos about suicide",
    "after watching a movie about overdose he took pills",
    "papa ne overdose ki film dekhte hue",
    "usne overdose ki, film chal rahi thi",
    "overdose wali film dekh ke goliyan kha li",
    "overdose ho gayi movie hall me",
    "ओवरडोज़ वाली फिल्म देखकर उसने गोलियां खा लीं",
    "ਓਵਰਡੋਜ਼ ਵਾਲੀ ਫਿਲਮ ਦੇਖ ਕੇ ਉਸਨੇ ਜ਼ਹਿਰ ਖਾ ਲਿਆ",
    "maine video me dekha tha aur zeher kha liya",
    "saw it in a video and swallowed poison",
    "film dekh ke khudkushi da mann karda",
    "watched a film about suicide and want to do the same",
    "read in the paper that poison is painless, i want to die",
    "heart attack",
    "खबर पढ़ कर पापा को दिल का दौरा पड़ गया",
    "ਫਿਲਮ ਦੇਖਦੇ ਮੰਮੀ ਬੇਹੋਸ਼ ਹੋ ਗਈ",
  ])("%j may be about a person present, and stays an alarm", (typed) => {
    expect(isAlarm(typed)).toBe(true);
  });
});

test.each([
  "watched a movie about an overdose",
  "saw a film about overdose yesterday",
  "overdose wali film dekhi",
  "ओवरडोज़ वाली फिल्म देखी",
  "ਓਵਰਡੋਜ਼ ਵਾਲੀ ਫਿਲਮ ਦੇਖੀ",
  "ਫਿਲਮ ਵਿੱਚ ਸੱਪ ਨੇ ਡੰਗ ਲਿਆ",
])("%j is offered no test", (typed) => {
  expect(createReply([typed], demoKnowledge).kind).toBe("question");
});

test.each(["news of dengue in ludhiana", "watched a movie about a heart attack, cbc price?"])(
  "%j is answered about the test",
  (typed) => {
    expect(createReply([typed], demoKnowledge).kind).toBe("answer");
  },
);
