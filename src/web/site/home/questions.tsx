import { useQuery } from "@tanstack/react-query";
import type { Faq } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { faqsQuery } from "#web/catalogue/queries.ts";
import { JsonLd } from "#web/site/search-engines/json-ld.tsx";
import { faqPage } from "#web/site/search-engines/json-ld-things.ts";
import { to } from "#web/to.ts";
import { Icon } from "#web/ui/icon.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";

/** Row 9.27: five placeholders. */
const skeleton = (
  <Loading label={words.loading.faqs} className="acc acc-skeleton">
    <Skeleton width="long" />
    <Skeleton width="half" />
    <Skeleton width="long" />
    <Skeleton width="half" />
    <Skeleton width="long" />
  </Loading>
);

/** As many as there are placeholders; the others unfold. */
const SHOWN = 5;

/** Row 2.45: questions and answers; one is open at a time, and it can be closed. Where there are none yet, the way to ask. */
export function Questions() {
  const faqs = useQuery(faqsQuery());
  const texts = words.home.faq;
  const { title, sentence } = faqs.data?.length === 0 ? texts.none : texts;
  return (
    <section className="section sunken" id="faq">
      <div className="wrap two">
        <div className="head faq-head">
          <h2>{title}</h2>
          <p>{sentence}</p>
          <a className="btn btn-2" href={to("/contact")}>
            {texts.support}
          </a>
        </div>
        <QuerySection query={faqs} loading={skeleton} failed={words.failed.faqs}>
          {(list) =>
            list.length > 0 && (
              <div className="acc">
                <JsonLd of={() => faqPage(list)} />
                <Answers of={list.slice(0, SHOWN)} />
                {list.length > SHOWN && (
                  <details className="acc-more">
                    <summary>{texts.more(list.length - SHOWN)}</summary>
                    <Answers of={list.slice(SHOWN)} />
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

/** Of all that bear one name the browser keeps one open. */
function Answers({ of: faqs }: { of: readonly Faq[] }) {
  return faqs.map(({ id, question, answer }) => (
    <details key={id} name="faq">
      <summary>
        {question} <Icon name="chevron-down" />
      </summary>
      <p>{answer}</p>
    </details>
  ));
}
