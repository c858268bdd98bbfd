import { useQuery } from "@tanstack/react-query";
import type { Offer } from "#core/catalogue/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { getPercentOff } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { Logo } from "#web/components/logo.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { nonBreaking } from "#web/lib/non-breaking.ts";
import { prefetchOrNotFound } from "#web/lib/prefetch.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { createPageMeta, noIndexMeta } from "#web/public/seo/page-meta.ts";
import type { Route } from "./+types/advert-page.ts";
import { type LandingData, landingQuery } from "./queries.ts";

const texts = words.advert;
const ADVERT_PATH = "/meta-ad/advert";

export const meta = () => [
  ...createPageMeta({ title: words.site.titleOf(texts.title), description: texts.description }),
  noIndexMeta,
];

export function loader({ context }: Route.LoaderArgs) {
  return prefetchOrNotFound(context, (api) => [landingQuery(api)]);
}

export default function AdvertPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <MinimalHeader />
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

/** The header of a standalone page: the logo, and the link back to the site. */
function MinimalHeader() {
  return (
    <header className="top">
      <div className="wrap">
        <a className="top-logo" href={withBasePath("/")} aria-label={words.site.header.logo}>
          <Logo />
        </a>
        <a className="btn btn-2 btn-s" href={withBasePath("/")}>
          {words.site.notFound.home}
        </a>
      </div>
    </header>
  );
}

function Preview() {
  const offered = useQuery(landingQuery());
  const skeleton = (
    <Loading label={words.landing.loading}>
      <Skeleton as="box" />
    </Loading>
  );
  return (
    <QuerySection query={offered} loading={skeleton} failed={texts.failed}>
      {({ offer, item }: LandingData) => (
        <div className="advert-two">
          <img
            className="advert-picture"
            src={withBasePath(`${ADVERT_PATH}.svg`)}
            width="1080"
            height="1080"
            alt={texts.preview(item.name, formatPrice(offer.advertPrice), formatPrice(offer.advertRegularPrice))}
          />
          <div className="advert-side">
            <div className="advert-files">
              <a className="btn btn-1" href={withBasePath(`${ADVERT_PATH}.svg`)} download={`${offer.slug}.svg`}>
                <Icon name="download" small /> {texts.download}
              </a>
              <small>{texts.svg}</small>
              <a className="btn btn-2" href={withBasePath(`${ADVERT_PATH}.png`)} download={`${offer.slug}.png`}>
                <Icon name="download" small /> {texts.downloadPng}
              </a>
              <small>{texts.png}</small>
            </div>
            <AdvertElements of={offer} />
          </div>
        </div>
      )}
    </QuerySection>
  );
}

function formatPrice(price: string): string {
  return formatRupees(parseAmount(price));
}

/** The elements of the advert that make people book. */
function AdvertElements({ of: { advertPrice, advertRegularPrice } }: { of: Offer }) {
  const { data: lab } = useQuery(labQuery());
  const [price, regular] = [parseAmount(advertPrice), parseAmount(advertRegularPrice)];
  const percent = getPercentOff(regular, price);
  const phone = lab?.phones[0];
  const elements = [
    percent !== null && words.advert.elements.saving(percent),
    words.advert.elements.prices(formatRupees(price), formatRupees(regular)),
    words.advert.elements.payLater,
    words.advert.elements.collection,
    words.advert.elements.report,
    phone && words.advert.elements.call(nonBreaking(formatPhone(phone))),
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
