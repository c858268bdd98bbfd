import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { emergencies } from "#core/chatbot/emergencies.ts";
import { listForeignTexts } from "#test/foreign-words.ts";
import { words as english } from "#web/i18n/en.ts";
import { ChestPainNotice, Emergency, EmergencyLine } from "./emergency.tsx";

vi.mock("#drafts", () => ({ DRAFTS_SHOWN: false }));
vi.mock("#texts", () => import("#web/i18n/pa.ts"));

afterEach(cleanup);

test.each(emergencies)("what to do for %s is in English and marked, as long as it is a draft", (emergency) => {
  const { container } = render(
    <>
      <Emergency emergency={emergency} needsTalk />
      <ChestPainNotice />
      <EmergencyLine />
    </>,
  );
  const [alarm, ...others] = container.querySelectorAll('[lang="en"]');
  expect(alarm?.textContent).toContain(english.emergencyHelp.emergencies[emergency].title);
  expect(others.at(-1)?.textContent).toContain("112");
  expect(listForeignTexts(container.innerHTML, [])).toEqual([]);
});
