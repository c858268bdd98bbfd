import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { splitPoints } from "#core/catalogue/defaults.ts";
import type { Test } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { useSelectedTests } from "#web/components/cart/cart-store.ts";
import { SelectTest } from "#web/components/cart/select-test.tsx";
import { Icon } from "#web/components/icon.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { TestRows, TestRowsSkeleton } from "#web/components/test-rows.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { bookTestPath, reviewPath } from "#web/lib/booking-paths.ts";
import { getPreparationText, getReportTime, getSampleType } from "#web/lib/format-test.ts";
import { relatedTestsQuery } from "#web/public/catalogue/queries.ts";
import { JsonLd } from "#web/public/seo/json-ld.tsx";
import { createMedicalTest } from "#web/public/seo/json-ld-things.ts";
import { Analytes } from "./analytes.tsx";
import { DetailLayout, DetailSkeleton, FactList } from "./detail-layout.tsx";
import { OrganHeading } from "./organ-heading.tsx";

/** One test: what it is, how to prepare, its price, and related tests. */
export function TestView({ of: test }: { of: Test }) {
  const texts = words.catalogue.test;
  return (
    <>
      <JsonLd of={(origin) => createMedicalTest(origin, test)} />
      <DetailLayout
        of={test}
        path={`/tests/${test.id}`}
        bookPath={bookTestPath(test.id)}
        list={{ path: "/tests-new", name: words.site.nav.individualTests, back: texts.back }}
        head={<OrganHeading of={test} />}
        beside={<TestSelectionCard test={test} />}
        below={<RelatedTests id={test.id} />}
      >
        <FactList
          facts={[
            [texts.sample, getSampleType(test.sampleType)],
            [texts.reportTime, getReportTime(test.reportTime, "detail")],
            [texts.collection, texts.collectionAt],
            [texts.payment, texts.paymentWhen],
            [texts.preparation, splitPoints(getPreparationText(test.preparation))[0] ?? ""],
          ]}
        />
        <Analytes of={test.analytes} />
        <TestSections of={test} />
      </DetailLayout>
    </>
  );
}

/** Four collapsible sections; what the test is and how to prepare are open. */
function TestSections({ of: test }: { of: Test }) {
  const texts = words.catalogue.test;
  return (
    <div className="acc">
      <TestSection title={texts.about} open>
        <p>{test.about}</p>
      </TestSection>
      <TestSection title={texts.preparation} open>
        <PointList of={getPreparationText(test.preparation)} />
      </TestSection>
      <TestSection title={texts.importance}>
        <p>{test.clinicalImportance}</p>
      </TestSection>
      <TestSection title={texts.process}>
        <p>{test.testingProcess}</p>
      </TestSection>
    </div>
  );
}

type SectionProps = { title: string; open?: boolean; children: ReactNode };

function TestSection({ title, open = false, children }: SectionProps) {
  return (
    <details open={open}>
      <summary>
        <h2>{title}</h2> <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}

/** A text of short instructions, one sentence per line. */
function PointList({ of: text }: { of: string }) {
  return (
    <div>
      <ul className="bullets">
        {splitPoints(text).map((sentence) => (
          <li key={sentence}>
            <i />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Adds the test to the cart, and links to the cart while it has items. */
function TestSelectionCard({ test }: { test: Test }) {
  const selected = useSelectedTests();
  return (
    <div className="sum-pad gather js-only">
      <p className="sm soft">{words.catalogue.test.gather}</p>
      <div className="gather-go">
        <SelectTest test={test} />
        {selected.length > 0 && (
          <a className="btn btn-3 btn-s" href={withBasePath(reviewPath(selected.map(({ id }) => id)))}>
            <span>{words.catalogue.test.review(words.testList.count(selected.length))}</span>{" "}
            <Icon name="arrow-right" small />
          </a>
        )}
      </div>
    </div>
  );
}

/** Related tests. */
function RelatedTests({ id }: { id: number }) {
  const related = useQuery(relatedTestsQuery(id));
  return (
    <section className="related">
      <h2>{words.catalogue.test.related}</h2>
      <QuerySection query={related} loading={<TestRowsSkeleton count={3} />} failed={words.failed.tests}>
        {(tests) => <TestRows tests={tests} />}
      </QuerySection>
    </section>
  );
}

/** Skeleton of a test's page. */
export function TestSkeleton() {
  return (
    <DetailSkeleton label={words.catalogue.test.loading}>
      <div className="banner">
        <div className="banner-art organ-art" />
        <div className="banner-text" />
      </div>
    </DetailSkeleton>
  );
}
