import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Window } from "happy-dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sentences as english } from "#core/i18n/en.ts";
import { sentences as hindi } from "#core/i18n/hi.ts";
import { languages } from "#core/i18n/languages.ts";
import { sentences as punjabi } from "#core/i18n/pa.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { builtTranslations } from "#test/built-languages.ts";
import { listForeignTexts } from "#test/foreign-words.ts";
import { listLabTexts } from "#test/lab-texts.ts";
import { listTexts } from "#test/list-texts.ts";
import { type RealLab, startRealLab } from "#test/real-lab.ts";
import { words as englishWords } from "#web/i18n/en.ts";
import { words as hindiWords } from "#web/i18n/hi.ts";
import { words as punjabiWords } from "#web/i18n/pa.ts";

/** What patients of a real lab read, whose build hides drafts; this process has the drafts (vitest.config.ts). */
const dictionaries = {
  pa: { words: punjabiWords, sentences: punjabi },
  hi: { words: hindiWords, sentences: hindi },
};
type Code = keyof typeof dictionaries;

let real: RealLab;
let lab: LabProfile;
beforeAll(async () => {
  real = await startRealLab();
  lab = await load("/api/lab");
});
afterAll(() => real?.close());

async function load(path: string) {
  return (await fetch(real.product.url + path)).json();
}

async function fetchPage(code: Code, path: string): Promise<string> {
  const answer = await fetch(real.product.url + languages[code].basePath + path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

const pages = [
  ...["/", "/test-packages", "/test-packages/1", "/tests-new", "/tests/1", "/tests/5", "/test-review?tests=1,5"],
  ...["/book/1", "/login", "/contact", "/privacy", "/terms", "/refunds", "/comprehensive-health", "/offline"],
];

test.each(pages)("%s of a real lab says nothing in English that is not marked so", async (path) => {
  const data = await listLabTexts(load);
  for (const code of builtTranslations)
    expect([code, listForeignTexts(await fetchPage(code, path), data)]).toEqual([code, []]);
});

type Dictionary = { words: typeof englishWords | typeof punjabiWords; sentences: typeof english | typeof punjabi };

/** Returns the texts of a policy. */
const listSections = (policy: (of: LabProfile) => readonly { title: string; paragraphs: readonly string[] }[]) =>
  policy(lab).flatMap(({ title, paragraphs }) => [title, ...paragraphs]);

/** Drafts that a page shows before any script has run. */
const draftsOfPages: [path: string, list: (of: Dictionary) => string[]][] = [
  ["/privacy", ({ words }) => listSections(words.privacyPolicy)],
  ["/terms", ({ words }) => listSections(words.termsOfService)],
  ["/refunds", ({ words }) => listSections(words.refundPolicy)],
  ["/tests/1", ({ sentences }) => [sentences.preparation.askDoctor]],
  ["/comprehensive-health", ({ words }) => Object.values(words.landingPreparation.medicines)],
  ["/login", ({ words }) => [words.accountPrivacy]],
  ["/contact", ({ words }) => [words.contactPrivacy.map]],
];

test.each(draftsOfPages)("%s of a real lab has its drafts in English, in lang=en", async (path, list) => {
  const expected = list({ words: englishWords, sentences: english });
  for (const code of builtTranslations) {
    const { whole, marked } = readTexts(await fetchPage(code, path));
    expect(expected.filter((text) => !marked.includes(text))).toEqual([]);
    const drafts = list(dictionaries[code]).filter(isSentence);
    expect(drafts.filter((text) => whole.includes(text))).toEqual([]);
  }
});

/** Single words of a draft stand elsewhere too. */
const isSentence = (text: string) => text.length > 20;

/** Returns the text of a page, and the part of it that is marked as English. */
function readTexts(html: string): { whole: string; marked: string } {
  const window = new Window();
  const shown = html.replace(/<(script|style)\b.*?<\/\1>|<link\b[^>]*>/gs, "");
  const { body } = new window.DOMParser().parseFromString(shown, "text/html");
  const marked = [...body.querySelectorAll('[lang="en"]')].map((element) => element.textContent);
  return { whole: body.textContent, marked: marked.join("\n") };
}

/** All drafts of a translation that stand in it as they are, with what the chatbot says in an emergency. */
function listDrafts({ words, sentences }: Dictionary): string[] {
  const { preparation, mealSteps, testDefaults } = sentences;
  const ofPages = [words.emergencyHelp, words.visitFasting, words.packagePreparation, words.bookingFasting];
  const privacy = [words.bookingPrivacy, words.contactPrivacy, words.accountPrivacy, words.videoConsent];
  const ofGroups = [...ofPages, ...privacy, words.chatbotMedicine, preparation, mealSteps, testDefaults.preparation];
  // English names the numbers to call in each language.
  const inAll = listTexts(englishWords.emergencyHelp);
  return listTexts(ofGroups).filter((text) => isSentence(text) && !text.includes("=>") && !inAll.includes(text));
}

test("no file for browsers has a draft; what the chatbot says in an emergency is there in English", () => {
  const inEmergency = listTexts(englishWords.emergencyHelp.emergencies).filter((text) => !text.includes("=>"));
  for (const code of builtTranslations) {
    const folder = join("build", code, "client/assets");
    const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
    const sent = scripts.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
    expect(sent).toContain(dictionaries[code].words.chatbot.symptoms.headache);
    expect(listDrafts(dictionaries[code]).filter((text) => sent.includes(text))).toEqual([]);
    expect(inEmergency.filter((text) => !sent.includes(text))).toEqual([]);
  }
});
