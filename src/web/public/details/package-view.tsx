import { useQuery } from "@tanstack/react-query";
import { getParameterCount } from "#core/catalogue/parameter-count.ts";
import type { Package, PackageTest } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { VideoPoster } from "#web/components/video-poster.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { bookPackagePath } from "#web/lib/booking-paths.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { JsonLd } from "#web/public/seo/json-ld.tsx";
import { createTestPanel } from "#web/public/seo/json-ld-things.ts";
import { BannerSkeleton } from "./detail-banner.tsx";
import { DetailLayout, DetailSection, DetailSkeleton, FactList } from "./detail-layout.tsx";
import { OfferPromo } from "./offer-promo.tsx";
import { PackageBanner } from "./package-banner.tsx";
import { CheaperPackageComparison, TestsIncluded } from "./package-tests.tsx";
import { PreparationList } from "./preparation-list.tsx";

/** One package: its tests, how to prepare, its price. If it is on offer, the offer's price and video too. */
export function PackageView({ of: item }: { of: Package }) {
  const bookPath = bookPackagePath(item.id);
  return (
    <>
      <JsonLd of={(origin) => createTestPanel(origin, item)} />
      <DetailLayout
        of={item}
        path={`/test-packages/${item.id}`}
        bookPath={bookPath}
        list={{ path: "/test-packages", name: words.site.nav.allPackages, back: words.catalogue.package.back }}
        head={<PackageBanner of={item} />}
      >
        <PackageFacts tests={item.tests} />
        <TestsIncluded tests={item.tests} />
        <CheaperPackageComparison id={item.id} sold={item} />
        <PreparationList packageId={item.id} />
        {item.offer && (
          <>
            <HeartRisk />
            <OfferPromo of={item} bookPath={bookPath} />
          </>
        )}
      </DetailLayout>
    </>
  );
}

/** Number of tests, report time, where the sample is taken. */
function PackageFacts({ tests }: { tests: readonly PackageTest[] }) {
  const texts = words.catalogue.package;
  return (
    <FactList
      facts={[
        [texts.tests, tests.length],
        [texts.parameters, getParameterCount(tests.length)],
        [texts.report, texts.reportHours],
        [texts.collection, texts.collectionAt],
      ]}
    />
  );
}

/** The video on heart risk, next to the comprehensive offer. */
function HeartRisk() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <DetailSection title={words.catalogue.package.heartRisk}>
      <VideoPoster video={lab.videos.heartRisk} cloth="bagh" />
      <p className="text-xs leading-normal text-quiet" lang={getTextLanguage(words.videoConsent)}>
        {words.videoConsent}
      </p>
    </DetailSection>
  );
}

/** Skeleton of a package's page. */
export function PackageSkeleton() {
  return (
    <DetailSkeleton label={words.catalogue.package.loading}>
      <BannerSkeleton artPlace="above" />
    </DetailSkeleton>
  );
}
