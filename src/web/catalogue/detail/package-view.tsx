import { useQuery } from "@tanstack/react-query";
import { parameterCount } from "#core/catalogue/parameters.ts";
import type { Package, PackageTest } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { labQuery } from "#web/catalogue/queries.ts";
import { JsonLd } from "#web/site/search-engines/json-ld.tsx";
import { testPanel } from "#web/site/search-engines/json-ld-things.ts";
import { bookPackagePath } from "#web/ui/cart/booking-paths.ts";
import { VideoPoster } from "#web/ui/video-poster.tsx";
import { Detail, DetailSkeleton, Facts } from "./detail.tsx";
import { OfferPromo } from "./offer-promo.tsx";
import { PackageBanner } from "./package-banner.tsx";
import { BesideCheaper, TestsIncluded } from "./package-tests.tsx";
import { PreparationList } from "./preparation-list.tsx";

/** One package: what is in it, how to prepare, what it costs. Where it is on offer, the offer's price and film too. */
export function PackageView({ of: item }: { of: Package }) {
  const bookPath = bookPackagePath(item.id);
  return (
    <>
      <JsonLd of={(origin) => testPanel(origin, item)} />
      <Detail
        of={item}
        path={`/test-packages/${item.id}`}
        bookPath={bookPath}
        list={{ path: "/test-packages", name: words.site.nav.allPackages, back: words.catalogue.package.back }}
        head={<PackageBanner of={item} />}
      >
        <PackageFacts tests={item.tests} />
        <TestsIncluded tests={item.tests} />
        <BesideCheaper id={item.id} sold={item} />
        <PreparationList packageId={item.id} />
        {item.offer && (
          <>
            <HeartRisk />
            <OfferPromo of={item} bookPath={bookPath} />
          </>
        )}
      </Detail>
    </>
  );
}

/** How much is looked at, when the report comes, where the sample is taken. */
function PackageFacts({ tests }: { tests: readonly PackageTest[] }) {
  const texts = words.catalogue.package;
  return (
    <Facts
      facts={[
        [texts.tests, tests.length],
        [texts.parameters, parameterCount(tests.length)],
        [texts.report, texts.reportHours],
        [texts.collection, texts.collectionAt],
      ]}
    />
  );
}

/** Row 2.52: the film on heart risk, beside the comprehensive offer. */
function HeartRisk() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <section>
      <h2>{words.catalogue.package.heartRisk}</h2>
      <VideoPoster video={lab.videos.heartRisk} cloth="bagh" />
      <p className="xs quiet">{words.video.consent}</p>
    </section>
  );
}

/** The shape of a package's page before the package is there. */
export function PackageSkeleton() {
  return (
    <DetailSkeleton label={words.catalogue.package.loading}>
      <div className="banner">
        <div className="banner-art" />
        <div className="banner-text" />
      </div>
    </DetailSkeleton>
  );
}
