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

describe("a weight that falls is a symptom, and one that somebody wants to lose is none", () => {
  test.each([
    ..."ਭਾਰ ਘਟਣਾ, ਭਾਰ ਘਟਿਆ ਹੈ, ਭਾਰ ਘਟੀ ਜਾਂਦਾ ਹੈ, ਭਾਰ ਘਟ ਰਿਹਾ ਹੈ, bhar ghatna, bhaar ghateya".split(", "),
    ..."वज़न घटना, वज़न घट रहा है, वज़न घटता जा रहा है, वजन कम होना, wajan ghatna".split(", "),
  ])("%j is a weight loss", (typed) => {
    expect(reply(typed)).toMatchObject({ kind: "advice", symptoms: ["weightLoss"] });
    expect(listShownNames(typed)).not.toContain("Joint Care Package");
  });

  test.each([
    ..."ਭਾਰ ਘਟਾਉਣਾ, ਭਾਰ ਘਟਾਉਣਾ ਹੈ, ਭਾਰ ਘਟਾਉਣ ਲਈ ਟੈਸਟ, ਮੈਂ ਭਾਰ ਘੱਟ ਕਰਨਾ ਹੈ, bhar ghatauna, bhaar ghatona".split(", "),
    ..."वज़न घटाना है, वजन घटाने के लिए, वज़न कम करना है, wajan ghatana hai, want to lose weight".split(", "),
  ])("%j is a wish", (typed) => {
    const given = reply(typed);
    expect(given.kind === "advice" ? given.symptoms : []).toEqual([]);
    expect(listShownNames(typed)).toContain("Advance Health Monitoring Package (1.1)");
    expect(listShownNames(typed)).not.toContain("Joint Care Package");
  });
});
