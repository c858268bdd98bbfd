import fc from "fast-check";
import { expect, test } from "vitest";
import { measureProcessorTime } from "#test/processor-time.ts";
import { extractFirstName, isValidName, normalizeName } from "./name.ts";

const joiner = "\u200d";
const nonJoiner = "\u200c";

test.each([
  ["Harpreet Kaur", "Harpreet"],
  ["harpreet", "harpreet"],
  ["S. Gurpreet Singh", "Gurpreet"],
  ["S.Gurpreet Singh", "Gurpreet"],
  ["S Gurpreet Singh", "Gurpreet"],
  ["Dr. A. P. J. Abdul Kalam", "Abdul"],
  ["Dr.A.P.J.Abdul Kalam", "Abdul"],
  ["K.S. Gill", "Gill"],
  ["Gill K.S.", "Gill"],
  ["Gill K.S", "Gill"],
  ["A. B.", "A"],
  ["Mohd. Iqbal", "Iqbal"],
  ["Mohd", "Mohd"],
  ["Smt. Surjit Kaur", "Surjit"],
  ["Sanjay Kr. Sharma", "Sanjay"],
  ["Harpreet Kaur W/o Balwinder Singh", "Harpreet"],
  ["Gagan D/O Jagtar Singh", "Gagan"],
  ["c/o Balwinder Singh", "Balwinder"],
  ["D'Souza", "D'Souza"],
  ["Maria D’Souza", "Maria"],
  ["Anne-Marie", "Anne-Marie"],
  ["Gurpreet Singh - Sidhu", "Gurpreet"],
  ["Kaur, Harpreet", "Kaur"],
  ["Kaur,Harpreet", "Kaur"],
  ["Harpreet (Sonu) Kaur", "Harpreet"],
  ["Harpreet(Sonu)", "Harpreet"],
  ["Jaswinder Singh Jr.", "Jaswinder"],
  ["ਹਰਪ੍ਰੀਤ ਕੌਰ", "ਹਰਪ੍ਰੀਤ"],
  ["ਸ. ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "ਗੁਰਪ੍ਰੀਤ"],
  ["ਸ.ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "ਗੁਰਪ੍ਰੀਤ"],
  ["ਸ੍ਰ. ਬਲਵਿੰਦਰ ਸਿੰਘ", "ਬਲਵਿੰਦਰ"],
  ["ਡਾ. ਜਸਲੀਨ ਕੌਰ", "ਜਸਲੀਨ"],
  ["हरप्रीत कौर", "हरप्रीत"],
  ["डॉ. ए. पी. जे. अब्दुल कलाम", "अब्दुल"],
  ["प्रो. शर्मा", "शर्मा"],
  ["श्रीमती सुरजीत कौर", "सुरजीत"],
  [`लक्ष${joiner}्मी शर्मा`, `लक्ष${joiner}्मी`],
  [`अनिल् ${nonJoiner}`.replace(" ", ""), `अनिल्${nonJoiner}`],
  [`ਸਿਮਰਨ${joiner} ਕੌਰ`, `ਸਿਮਰਨ${joiner}`],
  ["محمد اقبال", "محمد"],
  [`عبد${nonJoiner}الله`, `عبد${nonJoiner}الله`],
  ["তৃষা চক্রবর্তী", "তৃষা"],
  ["Harpreet Kaur.", "Harpreet"],
  ["ਹਰਪ੍ਰੀਤ ਕੌਰ।", "ਹਰਪ੍ਰੀਤ"],
  ["हरप्रीत कौर ॥", "हरप्रीत"],
  ["ਹਰਪ੍ਰੀਤ ਕੌਰ|", "ਹਰਪ੍ਰੀਤ"],
  ["Harpreet Kaur (W/o Gurpreet)", "Harpreet"],
  ["Harpreet Kaur (W/o Gurpreet Singh.)", "Harpreet"],
  ["Harpreet Kaur W / o Gurpreet", "Harpreet"],
  ["Harpreet Kaur W/o. Gurpreet", "Harpreet"],
  ["B/O Simran", "Simran"],
  ["Baby B/o Simran Kaur", "Baby"],
  ["Gurpreet Singh H/O Harpreet Kaur", "Gurpreet"],
  ["Surjit Kaur M/o Harpreet, F/o Gurpreet", "Surjit"],
  ["Baby of Simran", "Baby"],
  ["Baby 2 of Simran", "Baby"],
  ["Baby-2 of Simran", "Baby"],
  ["ਬੇਬੀ ੨ ਸਿਮਰਨ", "ਬੇਬੀ"],
  ["B/O Simran 1", "Simran"],
  ["Twin 1 of Simran", "Twin"],
  ["José Ñíguez", "José"],
  ["Nguyễn Thị Ánh", "Nguyễn"],
])("accepts the name %j and extracts the first name %j", (typed, firstName) => {
  const name = normalizeName(typed);
  expect([isValidName(name), extractFirstName(name)]).toEqual([true, firstName.normalize("NFKC")]);
});

test.each([
  "evil.test/pay",
  "evil.test",
  "evil . test",
  "evil .test",
  "evil. test",
  "evil\u200b.test",
  "Refund waiting at evil.test/pay",
  "wa.me",
  "wa.me/919876543210",
  "bit.ly/x",
  "http://evil.test",
  "https:evil",
  "www.evil.test",
  "me@evil.test",
  "evil\uff0etest",
  "ｅｖｉｌ．ｔｅｓｔ",
  "evil\u2024test",
  "evil\u3002test",
  "evil\uff61test",
  "evil\ua4f8test",
  "evil\u0589test",
  "evil·test",
  "evil\u2044pay",
  "evil\u2215pay",
  "evil/pay",
  "s/o/pay",
  "pay/o",
  "Call 98765 43210",
  "Harpreet 2",
  "Baby 12",
  "Baby 0 of Simran",
  "Baby 9 8 7 6 5",
  "Baby 9 8765 43210",
  "Baby 2 of 3",
  "evil.test.",
  "evil.test।",
  "wa.me.",
  "b/o/pay",
  "evil/o",
  "S/o",
  "B/O 2",
  "(evil.test)",
  "ਹਰਪ੍ਰੀਤ ੯੮੭੬੫",
  "हरप्रीत ९८७६५",
  "محمد ٩٨٧",
  "Harpreet ①",
  "Harpreet 𝟗𝟖𝟕",
  "Harpreet\nKaur",
  "Harpreet\u0000",
  "Harpreet; drop table",
  "<b>Harpreet</b>",
  "Harpreet & Sons",
  "🙂🙂",
  "...",
  ". .",
  "-",
  "()",
  "",
  `H${"\u0301".repeat(20)}arpreet`,
])("rejects %j as a name", (typed) => {
  expect(isValidName(normalizeName(typed))).toBe(false);
});

test.each([
  ["  Harpreet \u00a0 Kaur ", "Harpreet Kaur"],
  ["Har\u200bpreet\u00ad Kaur\ufeff", "Harpreet Kaur"],
  ["\u202eruaK teerpraH", "ruaK teerpraH"],
  [`Har${joiner}preet ${nonJoiner}Kaur`, "Harpreet Kaur"],
  ["Ｈａｒｐｒｅｅｔ", "Harpreet"],
  ["Harpreet\u3164", "Harpreet"],
  ["Harpreet Kaur.", "Harpreet Kaur"],
  ["Harpreet Kaur...", "Harpreet Kaur"],
  ["Harpreet Kaur ,", "Harpreet Kaur"],
  ["ਕੌਰ।", "ਕੌਰ"],
  ["Gill K.S.", "Gill K. S."],
  ["Jaswinder Singh Jr.", "Jaswinder Singh Jr."],
  ["Harpreet (W/o Gurpreet.)", "Harpreet (W/o Gurpreet)"],
  ["Harpreet w / o Gurpreet", "Harpreet w/o Gurpreet"],
  ["Harpreet S/O: Gurpreet", "Harpreet S/O Gurpreet"],
  ["Baby-2 of Simran", "Baby 2 of Simran"],
  ["ਬੇਬੀ-੨ ਸਿਮਰਨ", "ਬੇਬੀ 2 ਸਿਮਰਨ"],
  ["Maria D’Souza", "Maria D'Souza"],
  ["Maria D‘Souza", "Maria D'Souza"],
  ["Maria D`Souza", "Maria D'Souza"],
  ["Maria D´Souza", "Maria D'Souza"],
  ["Maria DʼSouza", "Maria D'Souza"],
  ["Jean\u2011Paul", "Jean-Paul"],
  ["Anne–Marie", "Anne-Marie"],
])("normalizes %j to %j", (typed, normalized) => {
  expect(normalizeName(typed)).toBe(normalized);
});

const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(..."aZé .,/()'’-ਸੰਘ੍प्र९9:@ｅ．\u200d\u200b\u0301"), maxLength: 80 }),
  fc
    .array(fc.constantFrom("Baby", "B/O", "twin", "2", "9", "of", "Simran.", "(W/o", "Kaur)", "।", "K.", "evil.test"), {
      maxLength: 8,
    })
    .map((words) => words.join(" ")),
  fc.stringMatching(/^[a-z]{2,12}(\.[a-z]{2,6}){1,2}(\/[a-z]{0,8})?$/),
);

test("normalizes a name only once", () => {
  fc.assert(
    fc.property(texts, (typed) => {
      const name = normalizeName(typed);
      fc.pre(isValidName(name));
      expect(normalizeName(name)).toBe(name);
    }),
  );
});

test("accepts no link, no second digit and no invisible character but a script's joiners", () => {
  fc.assert(
    fc.property(texts, (typed) => {
      const name = normalizeName(typed);
      fc.pre(isValidName(name));
      expect(name).not.toMatch(/\p{N}.*\p{N}|[\p{Cc}\p{S}:@]|[^\P{DI}\u200c\u200d]|[a-z]{2}\.[a-z]/u);
      expect(name).toMatch(/^[^\p{N}]*(?:(?<= )[1-9](?= |$)[^\p{N}]*)?$/u);
      expect(name.replace(/(?<=^|\s|\()[sdwcbhmf]\/o(?=[\s),]|$)/gi, "")).not.toContain("/");
    }),
    { numRuns: 500 },
  );
});

test("extracts one word of 1 to 30 letters and name signs", () => {
  fc.assert(
    fc.property(texts, (typed) => {
      const name = normalizeName(typed);
      fc.pre(isValidName(name));
      const firstName = extractFirstName(name);
      expect(firstName).toMatch(/^\p{L}(?:[\p{L}\p{M}'’-]|\u200c|\u200d)*$/u);
      expect([...firstName].length).toBeLessThanOrEqual(30);
      expect(name).toContain(firstName.slice(0, 1));
    }),
    { numRuns: 500 },
  );
});

test("judges a text of maximum body length within a second of CPU time", () => {
  for (const unit of ["क", "क्", "क\u200d", "a.", "a,", "a(", "s/o ", "\u0301", "'", " ", "Dr."]) {
    const text = `H${unit.repeat(64_000 / unit.length)}`;
    expect(measureProcessorTime(() => isValidName(normalizeName(text)))).toBeLessThan(1_000_000);
  }
});

test("truncates a long first name after a whole letter", () => {
  const long = "ਪ੍ਰੀ".repeat(12);
  const firstName = extractFirstName(long);
  expect([...firstName].length).toBeLessThanOrEqual(30);
  expect(long.startsWith(firstName)).toBe(true);
  expect(firstName.length % "ਪ੍ਰੀ".length === 0 || firstName.endsWith("ਪ੍")).toBe(true);
  expect(extractFirstName(`${"k".repeat(40)} Singh`)).toBe("k".repeat(30));
  expect([...extractFirstName(`${"क्".repeat(30)}क`)].length).toBe(30);
});
