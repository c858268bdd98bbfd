import { expect, test } from "vitest";
import { translationLanguages } from "#db/schema/values.ts";
import { getTranslationsPath, parseTranslationsView, textLanguages } from "./translations-path.ts";

test("keeps the filters and what is open in the address", () => {
  const path =
    "/admin/catalogue/translations?search=sugar&language=hi&state=draft&kind=test&after=100&open=faq-3&into=pa";
  const view = parseTranslationsView(new URLSearchParams(path.split("?")[1]));
  expect(view).toMatchObject({ search: "sugar", language: "hi", state: "draft", kind: "test", after: [100] });
  expect(view.open).toEqual({ kind: "faq", id: 3, into: "pa" });
  expect(getTranslationsPath(view)).toBe(path);
});

test("edits in the language of the filter, and opens nothing for an unknown name", () => {
  expect(parseTranslationsView(new URLSearchParams("language=hi&open=test-5")).open?.into).toBe("hi");
  for (const open of ["offer-1", "test-0", "test-x", "test"])
    expect(parseTranslationsView(new URLSearchParams({ open })).open).toBeNull();
});

test("filters by every language that the catalogue is translated into", () => {
  expect(textLanguages).toEqual(translationLanguages);
});
