import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { pointsOf, preparationOf, reportTimeOf, sampleTypeOf } from "#core/catalogue/defaults.ts";
import type { Test } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { relatedTestsQuery } from "#web/catalogue/queries.ts";
import { JsonLd } from "#web/site/search-engines/json-ld.tsx";
import { medicalTest } from "#web/site/search-engines/json-ld-things.ts";
import { to } from "#web/to.ts";
import { TestRows, TestRowsSkeleton } from "#web/ui/cards/test-rows.tsx";
import { bookTestPath, reviewPath } from "#web/ui/cart/booking-paths.ts";
import { useSelectedTests } from "#web/ui/cart/cart-store.ts";
import { SelectTest } from "#web/ui/cart/select-test.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Analytes } from "./analytes.tsx";
import { Detail, DetailSkeleton, Facts } from "./detail.tsx";
import { OrganHead } from "./organ-head.tsx";

/** One test: what it is, how to prepare, what it costs, and what else to look at. */
export function TestView({ of: test }: { of: Test }) {
  const texts = words.catalogue.test;
  return (
    <>
      <JsonLd of={(origin) => medicalTest(origin, test)} />
      <Detail
        of={test}
        path={`/tests/${test.id}`}
        bookPath={bookTestPath(test.id)}
        list={{ path: "/tests-new", name: words.site.nav.individualTests, back: texts.back }}
        head={<OrganHead of={test} />}
        beside={<GatherTests test={test} />}
        below={<RelatedTests id={test.id} />}
      >
        <Facts
          facts={[
            [texts.sample, sampleTypeOf(test.sampleType)],
            [texts.reportTime, reportTimeOf(test.reportTime, "detail")],
            [texts.collection, texts.collectionAt],
            [texts.payment, texts.paymentWhen],
            [texts.preparation, pointsOf(preparationOf(test.preparation))[0] ?? ""],
          ]}
        />
        <Analytes of={test.analytes} />
        <TestSections of={test} />
      </Detail>
    </>
  );
}

/** Row 2.54: four sections that open and close; what the test is and how to prepare stand open. */
function TestSections({ of: test }: { of: Test }) {
  const texts = words.catalogue.test;
  return (
    <div className="acc">
      <TestSection title={texts.about} open>
        <p>{test.about}</p>
      </TestSection>
      <TestSection title={texts.preparation} open>
        <Points of={preparationOf(test.preparation)} />
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

/** A text of short instructions, a sentence a line. */
function Points({ of: text }: { of: string }) {
  return (
    <div>
      <ul className="bullets">
        {pointsOf(text).map((sentence) => (
          <li key={sentence}>
            <i />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Puts the test into the cart, and leads to it while something is in there. */
function GatherTests({ test }: { test: Test }) {
  const selected = useSelectedTests();
  return (
    <div className="sum-pad gather js-only">
      <p className="sm soft">{words.catalogue.test.gather}</p>
      <div className="gather-go">
        <SelectTest test={test} />
        {selected.length > 0 && (
          <a className="btn btn-3 btn-s" href={to(reviewPath(selected.map(({ id }) => id)))}>
            <span>{words.catalogue.test.review(words.testList.count(selected.length))}</span>{" "}
            <Icon name="arrow-right" small />
          </a>
        )}
      </div>
    </div>
  );
}

/** Row 2.55: what else to look at. */
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

/** The shape of a test's page before the test is there. */
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
