import { type Priced, pricePaise } from "#core/pricing/discount.ts";
import { toWire } from "#core/pricing/money.ts";
import { labId } from "./diagnostic-lab.ts";

/** What is asked today for a thing, in rupees, until when, and where it is booked. */
export function offerOf(origin: string, priced: Priced, bookPath: string) {
  return {
    "@type": "Offer",
    price: toWire(pricePaise(priced)),
    priceCurrency: "INR",
    ...(priced.offer && { priceValidUntil: priced.offer.until }),
    availability: "https://schema.org/InStock",
    url: origin + bookPath,
    seller: { "@id": labId(origin) },
  };
}
