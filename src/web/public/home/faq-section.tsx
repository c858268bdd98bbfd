import { useQuery } from "@tanstack/react-query";
import type { Faq } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { faqsQuery } from "#web/public/catalogue/queries.ts";
import { JsonLd } from "#web/public/seo/json-ld.tsx";
import { createFaqPage } from "#web/public/seo/json-ld-things.ts";

/** Five placeholders. */
const skeleton = (
  <Loading label={words.loading.faqs} className="acc acc-skeleton">
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
    <section className="section sunken" id="faq">
      <div className="wrap two">
        <div className="head faq-head">
          <h2>{title}</h2>
          <p>{sentence}</p>
          <a className="btn btn-2" href={withBasePath("/contact")}>
            {texts.support}
          </a>
        </div>
        <QuerySection query={faqs} loading={skeleton} failed={words.failed.faqs}>
          {(list) =>
            list.length > 0 && (
              <div className="acc">
                <JsonLd of={() => createFaqPage(list)} />
                <FaqAnswers of={list.slice(0, INITIAL_COUNT)} />
                {list.length > INITIAL_COUNT && (
                  <details className="acc-more">
                    <summary>{texts.more(list.length - INITIAL_COUNT)}</summary>
                    <FaqAnswers of={list.slice(INITIAL_COUNT)} />
                  </details>
                )}
              </div>
            )
          }
        </QuerySection>
      </div>
    </section>
  );
}

/** The browser keeps one open of all `<details>` that share a name. */
function FaqAnswers({ of: faqs }: { of: readonly Faq[] }) {
  return faqs.map(({ id, question, answer }) => (
    <details key={id} name="faq">
      <summary>
        {question} <Icon name="chevron-down" />
      </summary>
      <p>{answer}</p>
    </details>
  ));
}
