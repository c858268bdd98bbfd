import { reportTimeOf, sampleTypeOf } from "#core/catalogue/defaults.ts";
import type { Test } from "#core/catalogue/schema.ts";
import { Facts } from "#web/catalogue/detail/facts.tsx";
import { PageTitle } from "#web/catalogue/detail/page-title.tsx";
import { PriceSummary } from "#web/catalogue/detail/price-summary.tsx";
import { en } from "#web/texts/en.ts";
import { bookTestPath } from "#web/ui/cart/booking-paths.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Price } from "#web/ui/marks/price.tsx";
import { GatherTests } from "./gather-tests.tsx";
import { RelatedTests } from "./related-tests.tsx";
import { TestHead } from "./test-head.tsx";
import { TestJsonLd } from "./test-json-ld.tsx";
import { TestSections } from "./test-sections.tsx";

/** One test: what it is, how to prepare, what it costs, and what else to look at. */
export function TestView({ of: test }: { of: Test }) {
  const texts = en.catalogue.test;
  const bookPath = bookTestPath(test.id);
  return (
    <div className="wrap detail">
      <PageTitle title={test.name} description={test.description} />
      <TestJsonLd of={test} />
      <nav className="crumbs" aria-label={en.catalogue.detail.crumbs}>
        <a href="/tests-new">
          <Icon name="chevron-left" small /> {texts.back}
        </a>
      </nav>
      <TestHead of={test} />
      <div className="split">
        <div className="gap-section">
          <Facts
            facts={[
              [texts.sample, sampleTypeOf(test.sampleType)],
              [texts.reportTime, reportTimeOf(test.reportTime, "detail")],
              [texts.collection, texts.collectionAt],
              [texts.payment, texts.paymentWhen],
            ]}
          />
          <TestSections of={test} />
        </div>
        <PriceSummary of={test} bookPath={bookPath}>
          <GatherTests test={test} />
        </PriceSummary>
      </div>
      <RelatedTests id={test.id} />
      <div className="bar only-stacked">
        <Price of={test} size="small" />
        <a className="btn btn-1" href={bookPath}>
          {en.catalogue.detail.book}
        </a>
      </div>
    </div>
  );
}
