import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { words } from "#texts";
import { markEnglishIn } from "./mark-english.tsx";

vi.mock("#texts", () => import("./pa.ts"));

afterEach(cleanup);

test("a text inside a sentence is marked without the sentence, and a translated one not at all", () => {
  const says = (text: string) =>
    render(markEnglishIn((what) => words.chatbot.whyTest("ਬੁਖਾਰ", what), text)).container.innerHTML;
  expect(says("Low iron")).toBe('ਤਕਲੀਫ਼: ਬੁਖਾਰ। ਇਹ ਟੈਸਟ ਇਸ ਲਈ ਹੁੰਦਾ ਹੈ: <span lang="en">Low iron</span>।');
  expect(says("ਖੂਨ ਦੀ ਕਮੀ")).toBe("ਤਕਲੀਫ਼: ਬੁਖਾਰ। ਇਹ ਟੈਸਟ ਇਸ ਲਈ ਹੁੰਦਾ ਹੈ: ਖੂਨ ਦੀ ਕਮੀ।");
});
