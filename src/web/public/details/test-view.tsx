import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { splitSentences } from "#core/catalogue/defaults.ts";
import type { Test } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { Accordion } from "#web/components/accordion.tsx";
import { ButtonLink } from "#web/components/button.tsx";
import { useSelectedTests } from "#web/components/cart/cart-store.ts";
import { SelectTest } from "#web/components/cart/select-test.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Bullet, BulletList } from "#web/components/lists/bullet-list.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { TestRows, TestRowsSkeleton } from "#web/components/test-rows.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { bookTestPath, reviewPath } from "#web/lib/booking-paths.ts";
import { getPreparationText, getReportTime, getSampleType } from "#web/lib/format-test.ts";
import { relatedTestsQuery } from "#web/public/catalogue/queries.ts";
import { JsonLd } from "#web/public/seo/json-ld.tsx";
import { createMedicalTest } from "#web/public/seo/json-ld-things.ts";
import { Analytes } from "./analytes.tsx";
import { BannerSkeleton } from "./detail-banner.tsx";
import { DetailLayout, DetailSection, DetailSkeleton, FactList } from "./detail-layout.tsx";
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
            [texts.preparation, <PreparationStart key="preparation" of={test} />],
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
    <Accordion
      items={[
        toItem(texts.about, <Paragraph of={test} field="about" />, true),
        toItem(texts.preparation, <PreparationPoints of={test} />, true),
        toItem(texts.importance, <Paragraph of={test} field="clinicalImportance" />),
        toItem(texts.process, <Paragraph of={test} field="testingProcess" />),
      ]}
    />
  );
}

function toItem(title: string, content: ReactNode, isOpen = false) {
  const heading = <h2 className="text-lg leading-normal font-medium tracking-normal">{title}</h2>;
  return { key: title, title: heading, content, isOpen };
}

type ParagraphProps = { of: Test; field: "about" | "clinicalImportance" | "testingProcess" };

function Paragraph({ of: test, field }: ParagraphProps) {
  return <p lang={getTextLanguage(test[field])}>{test[field]}</p>;
}

/** The first sentence on how to prepare. */
function PreparationStart({ of: test }: { of: Test }) {
  const [first] = splitSentences(getPreparationText(test.preparation));
  return <span lang={first && getTextLanguage(first)}>{first}</span>;
}

/** How to prepare, one sentence per line. */
function PreparationPoints({ of: test }: { of: Test }) {
  return (
    <BulletList>
      {splitSentences(getPreparationText(test.preparation)).map((sentence) => (
        <Bullet key={sentence}>
          <span lang={getTextLanguage(sentence)}>{sentence}</span>
        </Bullet>
      ))}
    </BulletList>
  );
}

/** Adds the test to the cart, and links to the cart while it has items. */
function TestSelectionCard({ test }: { test: Test }) {
  const selected = useSelectedTests();
  return (
    <div className="grid gap-4 p-5 noscript:hidden">
      <p className="text-sm text-soft">{words.catalogue.test.gather}</p>
      <div className="flex flex-wrap items-center gap-2">
        <SelectTest test={test} />
        {selected.length > 0 && (
          <ButtonLink look="quiet" size="small" href={withBasePath(reviewPath(selected.map(({ id }) => id)))}>
            <span>{words.catalogue.test.review(words.testList.count(selected.length))}</span>{" "}
            <Icon name="arrow-right" small />
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Related tests. */
function RelatedTests({ id }: { id: number }) {
  const related = useQuery(relatedTestsQuery(id));
  return (
    <DetailSection title={words.catalogue.test.related} className="pt-12">
      <QuerySection query={related} loading={<TestRowsSkeleton count={3} />} failed={words.failed.tests}>
        {(tests) => <TestRows tests={tests} />}
      </QuerySection>
    </DetailSection>
  );
}

/** Skeleton of a test's page. */
export function TestSkeleton() {
  return (
    <DetailSkeleton label={words.catalogue.test.loading}>
      <BannerSkeleton artPlace="beside" />
    </DetailSkeleton>
  );
}
