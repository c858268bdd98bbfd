import type { PackageDetail } from "#core/catalogue/schema.ts";
import { soldAt } from "#core/pricing/sold-at.ts";
import { bookPackagePath } from "#web/ui/cart/booking-paths.ts";
import type { Thing } from "./json-ld.tsx";
import { offerOf } from "./offer.ts";

/** A package with its tests, at the price for which its own page sells it. */
export function testPanel(origin: string, item: PackageDetail): Thing {
  const sold = soldAt(item);
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
    offers: offerOf(origin, sold, bookPackagePath(item.id, sold.offerSlug)),
  };
}
