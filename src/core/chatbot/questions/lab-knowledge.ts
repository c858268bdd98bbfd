import type { Area } from "#core/areas/pin-code.ts";
import type { Faq, Package, TestSummary } from "#core/catalogue/schema.ts";
import type { LabProfile } from "#core/lab/schema.ts";

/** What the lab publishes of itself, as whole lists; a list that could not be fetched is empty, the profile undefined. */
export type LabKnowledge = {
  tests: readonly TestSummary[];
  packages: readonly Package[];
  faqs: readonly Faq[];
  areas: readonly Area[];
  lab: LabProfile | undefined;
};
