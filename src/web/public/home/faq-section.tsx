import { useQuery } from "@tanstack/react-query";
import type { Faq } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { Accordion, AccordionItems, summaryClass } from "#web/components/accordion.tsx";
import { ButtonLink } from "#web/components/button.tsx";
import { CatalogueText } from "#web/components/catalogue-text.tsx";
import { cx } from "#web/components/classes.ts";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { faqsQuery } from "#web/public/catalogue/queries.ts";
import { JsonLd } from "#web/public/seo/json-ld.tsx";
import { createFaqPage } from "#web/public/seo/json-ld-things.ts";
import { HomeSection } from "./home-section.tsx";

/** Five placeholders. */
const skeleton = (
  <Loading label={words.loading.faqs} className="grid gap-8 border-t border-line-strong py-6">
    <Skeleton width="long" />
    <Skeleton width="half" />
    <Skeleton width="long" />
    <Skeleton width="half" />
    <Skeleton width="long" />
  </Loading>
);

/** As many as there are placeholders; the others expand. */
const INITIAL_COUNT = 5;

/** Questions and answers; one is open at a time, and it can be closed. Without any, the ways to ask. */
export function FaqSection() {
  const faqs = useQuery(faqsQuery());
  const texts = words.home.faq;
  const { title, sentence } = faqs.data?.length === 0 ? texts.none : texts;
  return (
    <HomeSection id="faq" isSunken className="flex flex-col gap-5 md:gap-8 lg:flex-row lg:gap-16">
      <div className="flex flex-wrap items-center gap-2 md:grid md:justify-items-start lg:sticky lg:top-26 lg:flex-5 lg:self-start">
        <h2 className="max-md:w-full">{title}</h2>
        <p className="min-w-(--words) flex-1 text-soft">{sentence}</p>
        <ButtonLink href={withBasePath("/contact")}>{texts.support}</ButtonLink>
      </div>
      <div className="lg:flex-8">
        <QuerySection query={faqs} loading={skeleton} failed={words.failed.faqs}>
          {(list) => list.length > 0 && <Faqs of={list} />}
        </QuerySection>
      </div>
    </HomeSection>
  );
}

/** The browser keeps one open of all `<details>` that share a name. */
function Faqs({ of: faqs }: { of: readonly Faq[] }) {
  const items = faqs.map((faq) => ({
    key: faq.id,
    title: <CatalogueText of={faq} field="question" />,
    content: <p lang={getTextLanguage(faq.answer)}>{faq.answer}</p>,
  }));
  const rest = items.slice(INITIAL_COUNT);
  return (
    <>
      <JsonLd of={() => createFaqPage(faqs)} />
      <Accordion name="faq" items={items.slice(0, INITIAL_COUNT)}>
        {rest.length > 0 && (
          <details className="border-b border-line-strong *:last:border-b-0">
            <summary className={cx(summaryClass, "text-action")}>{words.home.faq.more(rest.length)}</summary>
            <AccordionItems name="faq" items={rest} />
          </details>
        )}
      </Accordion>
    </>
  );
}
