import type { Package } from "#core/catalogue/schema.ts";
import { bookPackagePath } from "#web/ui/cart/booking-paths.ts";
import type { Thing } from "./json-ld.tsx";
import { offerOf } from "./offer.ts";

/** A package with its tests, at the price for which it is sold today. */
export function testPanel(origin: string, item: Package): Thing {
  return {
    "@type": ["MedicalTestPanel", "Product"],
    "@id": `${origin}/test-packages/${item.id}#package`,
    name: item.name,
    description: item.description,
    sku: item.code,
    url: `${origin}/test-packages/${item.id}`,
    subTest: item.tests.map(({ id, name, isOffered }) => ({
      "@type": "MedicalTest",
      name,
      ...(isOffered && { url: `${origin}/tests/${id}` }),
    })),
    offers: offerOf(origin, item, bookPackagePath(item.id)),
  };
}
