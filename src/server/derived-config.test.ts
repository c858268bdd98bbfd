import { expect, test } from "vitest";
import type { Config } from "#platform/config.server.ts";
import {
  listMissingTemplates,
  requireHiddenDrafts,
  requireKnownTemplates,
  requireSameDrafts,
} from "./derived-config.ts";

const sid = `HX${"a".repeat(32)}`;
const configOf = (templates: Record<string, string>, templatesWithLink: Record<string, string> = {}) =>
  ({ twilio: { templates, templatesWithLink } }) as unknown as Config;

test("accepts templates of known kinds, and with a link those of visits to come", () => {
  expect(() => requireKnownTemplates(configOf({ "visit-moved": sid }, { "visit-moved": sid }))).not.toThrow();
  expect(() => requireKnownTemplates({ twilio: undefined } as Config)).not.toThrow();
});

test("rejects unknown kinds, and a link in messages that have none", () => {
  expect(() => requireKnownTemplates(configOf({ "visit-movd": sid }))).toThrow("names visit-movd, which is no kind");
  expect(() => requireKnownTemplates(configOf({}, { "login-code": sid }))).toThrow(
    "names login-code+link, whose messages have no visit link",
  );
});

test("accepts templates in the languages of patients, and rejects other languages and those of the lab's own kinds", () => {
  expect(() => requireKnownTemplates(configOf({ "visit-moved.pa": sid }, { "visit-soon.hi": sid }))).not.toThrow();
  for (const wrong of ["visit-moved.en", "visit-moved.ur", "evening-figures.pa"])
    expect(() => requireKnownTemplates(configOf({ [wrong]: sid }))).toThrow(`names ${wrong}, which is no kind`);
  expect(() => requireKnownTemplates(configOf({}, { "report-ready.pa": sid }))).toThrow("report-ready.pa+link");
});

test("lists the templates that patients of other languages lack", () => {
  const named = { "visit-moved": sid, "visit-moved.pa": sid, "evening-figures": sid };
  expect(listMissingTemplates(configOf(named, { "visit-soon": sid }))).toEqual([
    ...["visit-moved.hi", "visit-soon.pa", "visit-soon.hi"],
  ]);
  expect(listMissingTemplates({ twilio: undefined } as Config)).toEqual([]);
});

test("production refuses a build that shows drafts of medical and legal translations, the demo does not", () => {
  expect(() => requireHiddenDrafts({ mode: "production" }, true)).toThrow("build it again without DRAFTS=shown");
  expect(() => requireHiddenDrafts({ mode: "production" }, false)).not.toThrow();
  expect(() => requireHiddenDrafts({ mode: "demo" }, true)).not.toThrow();
});

test("pages and product show drafts together, or hide them together", () => {
  const [shown, hidden] = [{ ui: { showsDrafts: true } }, { ui: { showsDrafts: false } }];
  expect(() => requireSameDrafts(true, { en: shown, pa: shown })).not.toThrow();
  expect(() => requireSameDrafts(false, { en: hidden, pa: hidden })).not.toThrow();
  expect(() => requireSameDrafts(false, { en: hidden, pa: shown })).toThrow(
    "The pages (pa) show drafts of translations",
  );
  expect(() => requireSameDrafts(true, { en: hidden, pa: hidden })).toThrow("The pages (en, pa) hide drafts");
});
