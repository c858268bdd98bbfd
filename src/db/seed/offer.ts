import type { OfferRow } from "./catalogue-rows.ts";

export const offerRow: OfferRow = {
  slug: "comprehensive-health",
  packageId: 5,
  rupees: 1999,
  days: 365,
  advertRegularRupees: 4499,
  advertRupees: 1999,
};
