/* Texts for fields that the lab has left empty, in Hindi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Texts of a test for fields that the lab has left empty. Lists and detail pages have different ones. */
export const testDefaults: Sentences["testDefaults"] = {
  sampleType: "खून",
  reportTime: { list: "उसी दिन", detail: "24-48 घंटे" },
  preparation: "हो सकता है 8-12 घंटे खाली पेट रहना पड़े। पानी पीना ठीक है। 24 घंटे शराब न पिएँ और भारी कसरत न करें।",
};
