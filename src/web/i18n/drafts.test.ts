import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TranslationLanguage } from "#db/schema/values.ts";
import { words as english } from "./en.ts";
import { words as hindi } from "./hi.ts";
import { words as punjabi } from "./pa.ts";

const drafts = [
  ...(["emergencyHelp", "visitFasting", "packagePreparation", "landingPreparation", "bookingFasting"] as const),
  ...(["confirmationFasting", "accountFasting", "homeFasting", "chatbotMedicine"] as const),
  ...(["privacyPolicy", "termsOfService", "refundPolicy"] as const),
  ...(["sharedVisit", "bookingPrivacy", "contactPrivacy", "accountPrivacy", "videoConsent"] as const),
];

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.doUnmock("#drafts"));

const loaders = { pa: () => import("./pa.ts"), hi: () => import("./hi.ts") } satisfies Record<
  TranslationLanguage,
  unknown
>;

test.each(Object.entries(loaders))(
  "a build that hides drafts has English in place of each of them in %s",
  async (_, load) => {
    vi.doMock("#drafts", () => ({ DRAFTS_SHOWN: false }));
    const { words } = await load();
    const { words: page } = await import("./en.ts");
    expect(drafts.filter((name) => words[name] !== page[name])).toEqual([]);
    expect(words.policies.privacy.title).not.toBe(page.policies.privacy.title);
  },
);

test.each(Object.entries({ pa: punjabi, hi: hindi } satisfies Record<TranslationLanguage, unknown>))(
  "a build that shows drafts has each of them in %s",
  (_, words) => {
    expect(drafts.filter((name) => words[name] === english[name])).toEqual([]);
  },
);
