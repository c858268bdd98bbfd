import { type Priced, pricePaise } from "./discount.ts";
import { fromWire } from "./money.ts";

type Offerable = Priced & { offer: { slug: string; price: string } | null };

/** What a package's own page asks for it; the slug names the offer that gives the price, null where it is the catalogue's. */
export type SoldAt = Priced & { offerSlug: string | null };

/**
 * The page that advertises an offer sells at it (decisions, "The comprehensive offer"). An offer that saves nothing
 * against the catalogue is none.
 */
export function soldAt({ price, discountPrice, offer }: Offerable): SoldAt {
  if (!offer || fromWire(offer.price) >= pricePaise({ price, discountPrice })) {
    return { price, discountPrice, offerSlug: null };
  }
  return { price, discountPrice: offer.price, offerSlug: offer.slug };
}
