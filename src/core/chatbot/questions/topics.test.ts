// Row 7.40
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { demoKnowledge } from "#test/chatbot/demo-knowledge.ts";
import { answerFrom } from "./answer.ts";
import { askedOf } from "./topics.ts";

const asked = readFileSync("test/chatbot/questions-by-topic.tsv", "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([topic = "", says = ""]) => ({ topic, says }));

test.each([...new Set(asked.map(({ topic }) => topic))])(
  "questions about %s are known by their words, in any writing",
  (topic) => {
    const missed = asked.filter(
      (one) => one.topic === topic && answerFrom(demoKnowledge, one.says, "")?.topic !== topic,
    );
    expect(missed.map(({ says }) => says)).toEqual([]);
  },
);

test.each([
  "periods not coming on time, my age is 24",
  "skin is very itchy with red rashes since a month",
  "pure badan me khujli hoti hai daane bhi nikal aate hai",
  "heart rate is fast",
  "raat ko naak band ho jati hai",
  "sunday se peshab me jalan hai",
  "my complaint is hair fall",
  "my son is not gaining weight",
  "kitni baar peshab aata hai raat ko",
])("%j asks nothing of the lab", (typed) => {
  expect(askedOf(typed).topic).toBeNull();
});
