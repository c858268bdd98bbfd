import type { CatalogueTexts } from "#db/seed/translations/rows.ts";
import { categoryTexts } from "./categories.ts";
import { faqTexts } from "./faqs.ts";
import { noteTexts } from "./notes.ts";
import { packageTexts } from "./packages.ts";
import { bloodTestTexts } from "./tests-blood.ts";
import { boneTestTexts } from "./tests-bones.ts";
import { heartAndNerveTestTexts } from "./tests-heart-and-nerves.ts";
import { hormoneTestTexts } from "./tests-hormones.ts";
import { infectionTestTexts } from "./tests-infection.ts";
import { kidneyLiverAndStomachTestTexts } from "./tests-kidneys-liver-stomach.ts";
import { lungTestTexts } from "./tests-lungs.ts";

/** The demo lab's catalogue in Punjabi. */
export const punjabiCatalogue: CatalogueTexts = {
  tests: {
    ...bloodTestTexts,
    ...heartAndNerveTestTexts,
    ...kidneyLiverAndStomachTestTexts,
    ...lungTestTexts,
    ...infectionTestTexts,
    ...boneTestTexts,
    ...hormoneTestTexts,
  },
  packages: packageTexts,
  categories: categoryTexts,
  faqs: faqTexts,
  notes: noteTexts,
};
