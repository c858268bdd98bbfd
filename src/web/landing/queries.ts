import { queryOptions } from "@tanstack/react-query";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import type { Offer, Package, Testimonial } from "#core/catalogue/schema.ts";
import { ApiError, apiAddress, browserFetch, callApi } from "#web/api-client.ts";
import type { ApiFetch } from "#web/context.ts";
import { groupByCategory, type TestGroup } from "./group-by-category.ts";

/** The offer of the landing page, by its slug in the catalogue (decision D9). */
const offerSlug = "comprehensive-health";

/** Row 2.143: three testimonials. */
const MOST_VOICES = 3;

/** The offer's package, with its tests under their categories, and what patients say of the lab. */
export type OfferedPackage = {
  offer: Offer;
  item: Package;
  groups: TestGroup[];
  voices: Testimonial[];
  needs: BookingNeeds;
};

export function offeredPackageQuery(api = browserFetch) {
  return queryOptions({ queryKey: [apiAddress("GET /api/offers"), offerSlug], queryFn: () => offeredPackage(api) });
}

/** What the landing page and the advert show; an ApiError 404 where the lab makes no such offer. */
export async function offeredPackage(api: ApiFetch): Promise<OfferedPackage> {
  const [offers, categories, tests, testimonials] = await Promise.all([
    callApi(api, "GET /api/offers"),
    callApi(api, "GET /api/test-categories"),
    callApi(api, "GET /api/tests"),
    callApi(api, "GET /api/testimonials"),
  ]);
  const offer = offers.find(({ slug }) => slug === offerSlug);
  if (!offer) throw new ApiError(404, "", "Not Found");
  const [item, needs] = await Promise.all([
    callApi(api, "GET /api/test-packages/{id}", { path: { id: offer.packageId } }),
    callApi(api, "GET /api/preparation", { query: { items: `package-${offer.packageId}` } }),
  ]);
  return {
    offer,
    item,
    needs,
    groups: groupByCategory(item.tests, tests, categories),
    voices: testimonials.slice(0, MOST_VOICES),
  };
}
