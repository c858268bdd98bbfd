import { useQuery } from "@tanstack/react-query";
import { formatRupees, fromWire } from "#core/pricing/money.ts";
import { keptOutOfSearch, pageMeta } from "#web/site/search-engines/page-meta.ts";
import { en } from "#web/texts/en.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetchFound } from "#web/ui/data/prefetch.ts";
import { Icon } from "#web/ui/icon.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import type { Route } from "./+types/advert-page.ts";
import { Elements } from "./advert/elements.tsx";
import { type OfferedPackage, offeredPackageQuery } from "./queries.ts";

const texts = en.advert;
const file = "/meta-ad/advert.svg";

export const meta = () => [
  ...pageMeta({ title: en.site.titleOf(texts.title), description: texts.description }),
  keptOutOfSearch,
];

export function loader({ context }: Route.LoaderArgs) {
  return prefetchFound(context, (api) => [offeredPackageQuery(api)]);
}

/** Spec §2 "Advert page". */
export default function AdvertPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <main className="wrap advert" id="main" tabIndex={-1}>
        <a className="advert-home" href="/">
          <Icon name="chevron-left" small /> {texts.home}
        </a>
        <div className="head">
          <h1>{texts.title}</h1>
          <p>{texts.sentence}</p>
        </div>
        <Preview />
      </main>
    </HydratedPage>
  );
}

function Preview() {
  const offered = useQuery(offeredPackageQuery());
  const skeleton = (
    <Loading label={en.landing.loading}>
      <Skeleton as="box" />
    </Loading>
  );
  return (
    <QuerySection query={offered} loading={skeleton} failed={texts.failed}>
      {({ offer, item }: OfferedPackage) => (
        <div className="advert-two">
          <img
            className="advert-picture"
            src={file}
            width="1080"
            height="1080"
            alt={texts.preview(item.name, rupees(offer.advertPrice), rupees(offer.advertRegularPrice))}
          />
          <div className="advert-side">
            <a className="btn btn-1" href={file} download={`${offer.slug}.svg`}>
              <Icon name="download" small /> {texts.download}
            </a>
            <Elements of={offer} />
          </div>
        </div>
      )}
    </QuerySection>
  );
}

function rupees(price: string): string {
  return formatRupees(fromWire(price));
}
