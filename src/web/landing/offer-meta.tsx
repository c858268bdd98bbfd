import type { Package } from "#core/catalogue/schema.ts";
import { en } from "#web/texts/en.ts";

type Props = { of: Package; price: string; parameters: number };

/** Title and description come with the offer: React lifts them into the head. */
export function OfferMeta({ of: { name, tests }, price, parameters }: Props) {
  const title = en.site.titleOf(en.landing.titleOf(name, price));
  const description = en.landing.descriptionOf(name, tests.length, parameters);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  );
}
