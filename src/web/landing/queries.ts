import { queryOptions } from "@tanstack/react-query";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import type { Category, Offer, Package, Testimonial, TestSummary } from "#core/catalogue/schema.ts";
import { ApiError, browserFetch, getJson } from "#web/api-client.ts";
import type { ApiFetch } from "#web/context.ts";
import { groupByCategory, type TestGroup } from "./group-by-category.ts";

/** The offer of the landing page, by its slug in the catalogue (decisions, "The comprehensive offer"). */
const offerSlug = "comprehensive-health";

/** Spec §2: three testimonials. */
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
  return queryOptions({ queryKey: ["/api/offers", offerSlug], queryFn: () => offeredPackage(api) });
}

/** What the landing page and the advert show; an ApiError 404 where the lab makes no such offer. */
export async function offeredPackage(api: ApiFetch): Promise<OfferedPackage> {
  const [offers, categories, tests, testimonials] = await Promise.all([
    getJson<Offer[]>(api, "/api/offers"),
    getJson<Category[]>(api, "/api/test-categories"),
    getJson<TestSummary[]>(api, "/api/tests"),
    getJson<Testimonial[]>(api, "/api/testimonials"),
  ]);
  const offer = offers.find(({ slug }) => slug === offerSlug);
  if (!offer) throw new ApiError(404, "", "Not Found");
  const [item, needs] = await Promise.all([
    getJson<Package>(api, `/api/test-packages/${offer.packageId}`),
    getJson<BookingNeeds>(api, `/api/preparation?items=package-${offer.packageId}`),
  ]);
  return {
    offer,
    item,
    needs,
    groups: groupByCategory(item.tests, tests, categories),
    voices: testimonials.slice(0, MOST_VOICES),
  };
}
