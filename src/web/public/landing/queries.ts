import { queryOptions } from "@tanstack/react-query";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import type { Offer, Package, Testimonial } from "#core/catalogue/schema.ts";
import { ApiError, apiUrl, browserFetch, callApi } from "#web/lib/api-client.ts";
import type { ApiFetch } from "#web/lib/request-context.ts";
import { groupByCategory, type TestGroup } from "./group-by-category.ts";

/** The offer of the landing page, by its slug in the catalogue (decision D9). */
const OFFER_SLUG = "comprehensive-health";

/** Three testimonials. */
const MAX_TESTIMONIALS = 3;

/** The offer's package, with its tests by category, and testimonials. */
export type LandingData = {
  offer: Offer;
  item: Package;
  groups: TestGroup[];
  voices: Testimonial[];
  needs: BookingNeeds;
};

export function landingQuery(api = browserFetch) {
  return queryOptions({ queryKey: [apiUrl("GET /api/offers"), OFFER_SLUG], queryFn: () => fetchLandingData(api) });
}

/** Returns the data of the landing page and the advert. Throws `ApiError` 404 where the lab has no such offer. */
export async function fetchLandingData(api: ApiFetch): Promise<LandingData> {
  const [offers, categories, tests, testimonials] = await Promise.all([
    callApi(api, "GET /api/offers"),
    callApi(api, "GET /api/test-categories"),
    callApi(api, "GET /api/tests"),
    callApi(api, "GET /api/testimonials"),
  ]);
  const offer = offers.find(({ slug }) => slug === OFFER_SLUG);
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
    voices: testimonials.slice(0, MAX_TESTIMONIALS),
  };
}
