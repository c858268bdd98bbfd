import { useQuery } from "@tanstack/react-query";
import type { Offer } from "#core/catalogue/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { percentOff } from "#core/pricing/discount.ts";
import { formatRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { labQuery } from "#web/catalogue/queries.ts";
import { keptOutOfSearch, pageMeta } from "#web/site/search-engines/page-meta.ts";
import { to } from "#web/to.ts";
import { unbroken } from "#web/ui/cards/unbroken.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetchFound } from "#web/ui/data/prefetch.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import type { Route } from "./+types/advert-page.ts";
import { type OfferedPackage, offeredPackageQuery } from "./queries.ts";

const texts = words.advert;
const file = "/meta-ad/advert";

export const meta = () => [
  ...pageMeta({ title: words.site.titleOf(texts.title), description: texts.description }),
  keptOutOfSearch,
];

export function loader({ context }: Route.LoaderArgs) {
  return prefetchFound(context, (api) => [offeredPackageQuery(api)]);
}

/** Row 2.145. */
export default function AdvertPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <PlainTop />
      <main className="wrap advert" id="main" tabIndex={-1}>
        <div className="head">
          <h1>{texts.title}</h1>
          <p>{texts.sentence}</p>
        </div>
        <Preview />
      </main>
    </HydratedPage>
  );
}

/** The top of a page that stands alone: the logo, and the way back to the site. */
function PlainTop() {
  return (
    <header className="top">
      <div className="wrap">
        <a className="top-logo" href={to("/")} aria-label={words.site.header.logo}>
          <Logo />
        </a>
        <a className="btn btn-2 btn-s" href={to("/")}>
          {words.site.notFound.home}
        </a>
      </div>
    </header>
  );
}

function Preview() {
  const offered = useQuery(offeredPackageQuery());
  const skeleton = (
    <Loading label={words.landing.loading}>
      <Skeleton as="box" />
    </Loading>
  );
  return (
    <QuerySection query={offered} loading={skeleton} failed={texts.failed}>
      {({ offer, item }: OfferedPackage) => (
        <div className="advert-two">
          <img
            className="advert-picture"
            src={to(`${file}.svg`)}
            width="1080"
            height="1080"
            alt={texts.preview(item.name, rupees(offer.advertPrice), rupees(offer.advertRegularPrice))}
          />
          <div className="advert-side">
            <div className="advert-files">
              <a className="btn btn-1" href={to(`${file}.svg`)} download={`${offer.slug}.svg`}>
                <Icon name="download" small /> {texts.download}
              </a>
              <small>{texts.svg}</small>
              <a className="btn btn-2" href={to(`${file}.png`)} download={`${offer.slug}.png`}>
                <Icon name="download" small /> {texts.downloadPng}
              </a>
              <small>{texts.png}</small>
            </div>
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

/** Row 2.146: what in the advert makes somebody book. */
function Elements({ of: { advertPrice, advertRegularPrice } }: { of: Offer }) {
  const { data: lab } = useQuery(labQuery());
  const [price, regular] = [fromWire(advertPrice), fromWire(advertRegularPrice)];
  const percent = percentOff(regular, price);
  const phone = lab?.phones[0];
  const elements = [
    percent !== null && words.advert.elements.saving(percent),
    words.advert.elements.prices(formatRupees(price), formatRupees(regular)),
    words.advert.elements.payLater,
    words.advert.elements.collection,
    words.advert.elements.report,
    phone && words.advert.elements.call(unbroken(formatPhone(phone))),
  ].filter((element) => typeof element === "string");
  return (
    <section>
      <h2>{words.advert.elementsTitle}</h2>
      <ul className="bullets">
        {elements.map((element) => (
          <li key={element}>
            <Icon name="check" />
            {element}
          </li>
        ))}
      </ul>
    </section>
  );
}
