import type { CatalogueTexts } from "#db/seed/translations/rows.ts";
import { categories } from "./categories.ts";
import { faqs } from "./faqs.ts";
import { notes } from "./notes.ts";
import { packages } from "./packages.ts";
import { bloodTestTexts } from "./tests-blood.ts";
import { heartAndNerveTestTexts } from "./tests-heart-and-nerves.ts";
import { hormoneAndBoneTestTexts } from "./tests-hormones-and-bones.ts";
import { infectionTestTexts } from "./tests-infection.ts";
import { kidneyLiverAndStomachTestTexts } from "./tests-kidneys-liver-and-stomach.ts";

/* The demo lab's catalogue in Hindi. */
export const hindiCatalogue: CatalogueTexts = {
  tests: {
    ...bloodTestTexts,
    ...heartAndNerveTestTexts,
    ...kidneyLiverAndStomachTestTexts,
    ...infectionTestTexts,
    ...hormoneAndBoneTestTexts,
  },
  packages,
  categories,
  faqs,
  notes,
};
