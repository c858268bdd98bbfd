import { expect, test } from "vitest";
import type { Config } from "#platform/config.server.ts";
import { requireHiddenDrafts, requireKnownTemplates } from "./derived-config.ts";

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

test("production refuses a build that shows drafts of medical and legal translations, the demo does not", () => {
  expect(() => requireHiddenDrafts({ mode: "production" }, true)).toThrow("build it again without DRAFTS=shown");
  expect(() => requireHiddenDrafts({ mode: "production" }, false)).not.toThrow();
  expect(() => requireHiddenDrafts({ mode: "demo" }, true)).not.toThrow();
});
