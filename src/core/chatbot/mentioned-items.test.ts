// Row 7.40
import { describe, expect, test } from "vitest";
import { demoKnowledge } from "#test/chatbot/demo-knowledge.ts";
import { createReply } from "./reply.ts";

const reply = (typed: string) => createReply([typed], demoKnowledge);

function listShownNames(typed: string): string[] {
  const given = reply(typed);
  const answered = given.kind === "advice" ? given.answered : given.kind === "answer" ? given : undefined;
  return answered?.items.map(({ sold }) => sold.name) ?? [];
}

describe("a gain of weight", () => {
  test.each([
    "gained 8 kilos, always cold",
    "put on 5 kg and hair falling",
    "I have put on 5 kgs",
    "wajan 6 kilo vadh gaya",
    "weight gain and constipation",
    "main moti ho rahi haan, thand bahut lagdi",
    "5 kilo wajan badh gaya hai, kabz rehti hai",
    "ਭਾਰ 6 ਕਿਲੋ ਵਧ ਗਿਆ, ਠੰਢ ਲੱਗਦੀ ਰਹਿੰਦੀ ਹੈ",
    "वजन 5 किलो बढ़ गया, बाल झड़ रहे हैं",
  ])("%j finds the thyroid first, and not PCOS", (typed) => {
    const names = listShownNames(typed);
    expect(names[0]).toBe("Thyroid Profile (T3, T4, TSH)");
    expect(names).not.toContain("PCOS Hormone Panel");
  });

  test.each([
    "gained 8 kilos, periods irregular",
    "wajan 6 kilo vadh gaya te mahwari late",
    "वजन बढ़ गया और माहवारी नहीं आ रही",
    "ਭਾਰ ਵਧ ਗਿਆ ਤੇ ਮਾਹਵਾਰੀ ਅੱਗੇ ਪਿੱਛੇ",
  ])("with the periods, as in %j, finds PCOS too", (typed) => {
    expect(listShownNames(typed)).toEqual(
      expect.arrayContaining(["PCOS Hormone Panel", "Thyroid Profile (T3, T4, TSH)"]),
    );
  });

  test.each(["baby is not gaining weight", "wajan nahi vadh reha", "weight loss 5 kg"])("%j is none", (typed) => {
    expect(listShownNames(typed)[0]).not.toBe("Thyroid Profile (T3, T4, TSH)");
  });

  test("comes with what else is complained of", () => {
    expect(listShownNames("put on 5 kg and hair falling")).toContain("Ferritin");
    expect(reply("gained 8 kilos and always tired")).toMatchObject({ kind: "advice", symptoms: ["fatigue"] });
    expect(listShownNames("gained 8 kilos and always tired")).not.toContain("PCOS Hormone Panel");
  });
});

describe("a checkup from time to time", () => {
  test.each([
    "routine checkup",
    "regular checkup",
    "routine test for my father",
    "routine tests",
    "roz da checkup",
    "saal da checkup",
    "saalana jaanch",
    "saal ch ik vaar wala checkup",
    "नियमित जांच करवानी है",
    "yearly checkup price",
    "general health checkup",
    "har saal wala test",
    "ਰੁਟੀਨ ਚੈੱਕਅੱਪ",
    "ਸਾਲ ਦਾ ਚੈੱਕਅੱਪ",
    "रूटीन चेकअप",
    "पापा का रेगुलर टेस्ट",
  ])("%j finds the full-body packages", (typed) => {
    const names = listShownNames(typed);
    expect(names[0]).toBe("Comprehensive Full Body Health Check Up");
    expect(names.filter((name) => /routine/i.test(name))).toEqual([]);
  });

  test.each([
    ["urine routine", "Urine Routine"],
    ["routine urine test", "Urine Routine"],
    ["stool routine", "Stool Routine"],
    ["peshab routine", "Urine Routine"],
    ["routine thyroid test", "Thyroid Profile (T3, T4, TSH)"],
    ["regular sugar test", "HbA1c"],
  ])("%j finds %s", (typed, name) => {
    expect(listShownNames(typed).join("; ")).toContain(name);
  });
});

describe("tingling or numb feet", () => {
  test.each([
    "pairan vich jhunjhunahat",
    "pair jhanjhanahat",
    "hath pair sunn ho jande",
    "pair sunn rehnde ne",
    "tingling in feet",
    "numb feet",
    "numbness in feet",
    "pins and needles in my feet",
    "pairon me jhunjhuni",
    "pairan te keediyan chaldiyan",
    "ਪੈਰਾਂ ਵਿੱਚ ਝੁਣਝੁਣਾਹਟ",
    "ਪੈਰ ਸੁੰਨ ਰਹਿੰਦੇ ਨੇ",
    "पैरों में झुनझुनाहट",
    "पैर सुन्न हो जाते हैं",
  ])("%j finds vitamin B12 and the sugar", (typed) => {
    const names = listShownNames(typed);
    expect(names).toContain("Vitamin B12");
    expect(names.join("; ")).toMatch(/HbA1c/);
    expect(names.join("; ")).not.toMatch(/Hepatitis|Liver/);
  });

  test("on one side, or all at once, is a stroke", () => {
    expect(reply("left side of body suddenly numb")).toMatchObject({ emergency: "stroke" });
  });
});
