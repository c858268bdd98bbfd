import { useQuery } from "@tanstack/react-query";
import type { Offer } from "#core/catalogue/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { getPercentOff } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { Icon } from "#web/components/icon.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { nonBreaking } from "#web/lib/non-breaking.ts";
import { prefetchOrNotFound } from "#web/lib/prefetch.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { createPageMeta, noIndexMeta } from "#web/public/seo/page-meta.ts";
import type { Route } from "./+types/advert-page.ts";
import { BareHeader } from "./bare-header.tsx";
import { type LandingData, landingQuery } from "./queries.ts";

const texts = words.advert;
const ADVERT_PATH = "/meta-ad/advert";
const files = [
  { type: "svg", look: "primary", label: texts.download, note: texts.svg },
  { type: "png", look: "secondary", label: texts.downloadPng, note: texts.png },
] as const;

export const meta = () => [
  ...createPageMeta({ title: words.site.titleOf(texts.title), description: texts.description }),
  noIndexMeta,
];

export function loader({ context }: Route.LoaderArgs) {
  return prefetchOrNotFound(context, (api) => [landingQuery(api)]);
}

/** Where the lab downloads the advert of its offer for social media, as SVG or PNG. */
export default function AdvertPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <BareHeader>
        <ButtonLink size="small" href={withBasePath("/")}>
          {words.site.notFound.home}
        </ButtonLink>
      </BareHeader>
      <main className="page-width grid gap-6 pt-6 pb-section" id="main" tabIndex={-1}>
        <PageHead title={texts.title}>{texts.sentence}</PageHead>
        <Preview />
      </main>
    </HydratedPage>
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
        <div className="grid gap-6 md:grid-cols-2 lg:gap-10">
          <img
            className="block h-auto w-full self-start rounded-lg border border-line"
            src={withBasePath(`${ADVERT_PATH}.svg`)}
            width="1080"
            height="1080"
            alt={texts.preview(item.name, formatPrice(offer.advertPrice), formatPrice(offer.advertRegularPrice))}
          />
          <div className="flex flex-col gap-8">
            <div className="grid gap-3 sm:max-md:grid-cols-2 lg:grid-cols-2">
              {files.map(({ type, look, label, note }) => (
                <div key={type} className="grid content-start gap-1 text-quiet">
                  <ButtonLink
                    look={look}
                    href={withBasePath(`${ADVERT_PATH}.${type}`)}
                    download={`${offer.slug}.${type}`}
                  >
                    <Icon name="download" small /> {label}
                  </ButtonLink>
                  <small>{note}</small>
                </div>
              ))}
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
    <Card as="section" className="flex flex-col gap-4 p-5 lg:flex-1 lg:p-6">
      <h2 className="text-h3 tracking-normal">{words.advert.elementsTitle}</h2>
      <ul className="grid flex-1 divide-y divide-line">
        {elements.map((element) => (
          <li key={element} className="grid grid-cols-icon items-center gap-2 py-2">
            <Icon name="check" className="text-action" />
            {element}
          </li>
        ))}
      </ul>
    </Card>
  );
}
