// Rows 7.40, 9.43
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { demoKnowledge } from "#test/chatbot/demo-knowledge.ts";
import { createReply } from "./reply.ts";

type ConversationExample = { kind: string; expected: string; says: string };

/**
 * Whole conversations as patients begin them: emergencies, harmless ones, complaints with a suitable test, and
 * questions with their topic.
 */
function readExamples(file: string): ConversationExample[] {
  const lines = readFileSync(`test/chatbot/${file}`, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [kind = "", , expected = "", says = ""] = line.split("\t");
    return { kind, expected, says };
  });
}

function isAnswered({ kind, expected, says }: ConversationExample): boolean {
  const reply = createReply([says], demoKnowledge);
  if (kind === "emergency") return reply.kind === "emergency";
  if (kind === "harmless") return reply.kind !== "emergency";
  const answered = reply.kind === "answer" ? reply : reply.kind === "advice" ? reply.answered : undefined;
  if (kind === "question") return answered?.topic === expected;
  const recommended = reply.kind === "advice" ? reply.recommendations : [];
  const names = recommended.flatMap(({ type, id }) => {
    const list: readonly { id: number; name: string }[] = demoKnowledge[`${type}s`];
    return list.find((item) => item.id === id)?.name ?? [];
  });
  const found = answered?.items.map(({ sold }) => sold.name) ?? [];
  return [...names, ...found].some((name) => new RegExp(expected, "i").test(name));
}

test.for<[file: string, kind: string, most: number]>([
  ["asked-a.tsv", "emergency", 0],
  ["asked-a.tsv", "harmless", 1],
  ["asked-a.tsv", "complaint", 0],
  ["asked-a.tsv", "question", 0],
  ["asked-b.tsv", "emergency", 0],
  ["asked-b.tsv", "harmless", 0],
  ["asked-b.tsv", "complaint", 6],
  ["asked-b.tsv", "question", 0],
  ["asked-c.tsv", "emergency", 0],
  ["asked-c.tsv", "harmless", 0],
  ["asked-c.tsv", "complaint", 2],
  ["asked-c.tsv", "question", 0],
  ["asked-d.tsv", "emergency", 0],
  ["asked-d.tsv", "harmless", 0],
  ["asked-d.tsv", "complaint", 1],
  ["asked-d.tsv", "question", 0],
])("of %s, all %s except %i get the expected answer", ([file, kind, maxMisses]) => {
  const examples = readExamples(file).filter((example) => example.kind === kind);
  expect(examples.length).toBeGreaterThan(20);
  const missed = examples.filter((example) => !isAnswered(example)).map(({ says }) => says);
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(maxMisses);
});
