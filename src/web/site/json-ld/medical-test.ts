import type { Test } from "#core/catalogue/schema.ts";
import { bookTestPath } from "#web/ui/cart/booking-paths.ts";
import type { Thing } from "./json-ld.tsx";
import { offerOf } from "./offer.ts";

/** One test. A Product too, for of these two only a product has an offer. */
export function medicalTest(origin: string, test: Test): Thing {
  return {
    "@type": ["MedicalTest", "Product"],
    "@id": `${origin}/tests/${test.id}#test`,
    name: test.name,
    description: test.description,
    sku: test.code,
    url: `${origin}/tests/${test.id}`,
    offers: offerOf(origin, test, bookTestPath(test.id)),
  };
}
