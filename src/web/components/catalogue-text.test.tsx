import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CatalogueText, Gloss } from "./catalogue-text.tsx";

afterEach(cleanup);

const draw = (content: React.ReactNode) => render(content).container.innerHTML;

test("marks a text as English only where it is not translated", () => {
  const text = { description: "Sugar in the blood.", english: ["description" as const] };
  expect(draw(<CatalogueText of={text} field="description" />)).toBe('<span lang="en">Sugar in the blood.</span>');
  const english = { description: "Sugar in the blood." };
  expect(draw(<CatalogueText of={english} field="description" />)).toBe("Sugar in the blood.");
});

test("shows what a name means, and nothing in English", () => {
  expect(draw(<Gloss of={{ gloss: "ਖਾਲੀ ਪੇਟ ਸ਼ੂਗਰ" }} />)).toContain("ਖਾਲੀ ਪੇਟ ਸ਼ੂਗਰ");
  expect(draw(<Gloss of={{}} />)).toBe("");
});
