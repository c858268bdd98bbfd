import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CatalogueText, Gloss } from "./catalogue-text.tsx";

vi.mock("#texts", () => import("#web/i18n/pa.ts"));

afterEach(cleanup);

const draw = (content: React.ReactNode) => render(content).container.innerHTML;

test("marks a text as English only where it is not translated", () => {
  const text = { description: "Sugar in the blood.", english: ["description" as const] };
  expect(draw(<CatalogueText of={text} field="description" />)).toBe('<span lang="en">Sugar in the blood.</span>');
  const translated = { description: "ਖੂਨ ਵਿੱਚ ਸ਼ੂਗਰ, HbA1c।" };
  expect(draw(<CatalogueText of={translated} field="description" />)).toBe("ਖੂਨ ਵਿੱਚ ਸ਼ੂਗਰ, HbA1c।");
});

test("shows what a name means, and nothing in English", () => {
  expect(draw(<Gloss of={{ gloss: "ਖਾਲੀ ਪੇਟ ਸ਼ੂਗਰ" }} />)).toContain("ਖਾਲੀ ਪੇਟ ਸ਼ੂਗਰ");
  expect(draw(<Gloss of={{}} />)).toBe("");
});
