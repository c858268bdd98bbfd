// Row 7.40
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { demoKnowledge } from "#test/chatbot/demo-knowledge.ts";
import { answerFromLab } from "./answer-question.ts";
import { detectTopic } from "./detect-topic.ts";

const examples = readFileSync("test/chatbot/questions-by-topic.tsv", "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([topic = "", says = ""]) => ({ topic, says }));

test.each([...new Set(examples.map(({ topic }) => topic))])(
  "detects questions about %s by their words, in any script",
  (topic) => {
    const missed = examples.filter(
      (example) => example.topic === topic && answerFromLab(demoKnowledge, example.says, "")?.topic !== topic,
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
  expect(detectTopic(typed).topic).toBeNull();
});
