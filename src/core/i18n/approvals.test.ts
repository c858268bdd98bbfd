import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TranslationLanguage } from "#db/schema/values.ts";
import { type ApprovalGroup, areShown } from "./approvals.ts";
import { sentences as english } from "./en.ts";
import { sentences as hindi } from "./hi.ts";
import { sentences as punjabi } from "./pa.ts";

const draft: Record<ApprovalGroup, string | null> = {
  preparation: null,
  emergencies: null,
  privacy: null,
  terms: null,
};
const approved = { ...draft, preparation: "Dr. Asha Gill, 3 December 2026" };

test.each([
  ["a draft, hidden", { areDraftsShown: false, approvedBy: { pa: draft, hi: draft } }, false],
  ["a draft, shown", { areDraftsShown: true, approvedBy: { pa: draft, hi: draft } }, true],
  ["approved", { areDraftsShown: false, approvedBy: { pa: approved, hi: draft } }, true],
  ["approved in another language", { areDraftsShown: false, approvedBy: { pa: draft, hi: approved } }, false],
])("%s: Punjabi on how to prepare is shown or not", (_, build, isShown) => {
  expect(areShown(["preparation"], "pa", build)).toBe(isShown);
});

test("each group needs its own name", () => {
  const build = { areDraftsShown: false, approvedBy: { pa: approved, hi: draft } };
  expect(areShown(["preparation", "privacy"], "pa", build)).toBe(false);
  expect(areShown([], "pa", build)).toBe(true);
  expect(areShown(["privacy"], "en", build)).toBe(true);
});

test("a build that shows drafts has the translations", () => {
  expect(punjabi.preparation.askDoctor).toMatch(/ਇਨਸੁਲਿਨ/);
  expect(hindi.preparation.askDoctor).toMatch(/इंसुलिन/);
});

describe("a build that hides drafts", () => {
  beforeEach(() => {
    vi.resetModules();
    vi.doMock("#drafts", () => ({ DRAFTS_SHOWN: false }));
  });
  afterEach(() => void vi.doUnmock("#drafts"));

  const loaders = { pa: () => import("./pa.ts"), hi: () => import("./hi.ts") } satisfies Record<
    TranslationLanguage,
    unknown
  >;

  test.each(Object.entries(loaders))("has English in place of each medical sentence in %s", async (_, load) => {
    const { sentences } = await load();
    expect(sentences.preparation.askDoctor).toBe(english.preparation.askDoctor);
    expect(sentences.mealSteps.noFasting).toBe(english.mealSteps.noFasting);
    expect(sentences.latestSlot("9:00 AM", null)).toBe(english.latestSlot("9:00 AM", null));
    expect(sentences.testDefaults.preparation).toBe(english.testDefaults.preparation);
    expect(sentences.preparationTimes.clock.time(21, 0)).toBe("9:00 PM");
    expect(sentences.clock.time(21, 0)).not.toBe("9:00 PM");
    expect(sentences.visitSteps.ready).not.toBe(english.visitSteps.ready);
  });
});
