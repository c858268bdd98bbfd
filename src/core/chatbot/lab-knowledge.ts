import type { Area } from "#core/areas/pin-code.ts";
import type { Faq, Package, TestSummary } from "#core/catalogue/schema.ts";
import type { Sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";

/** The lab's public data, as complete lists; a list that failed to load is empty, the profile undefined. */
export type LabKnowledge = {
  tests: readonly TestSummary[];
  packages: readonly Package[];
  faqs: readonly Faq[];
  areas: readonly Area[];
  lab: LabProfile | undefined;
  /** For fields that the lab has left empty. */
  testDefaults: Sentences["testDefaults"];
};
