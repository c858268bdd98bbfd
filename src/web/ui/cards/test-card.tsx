import type { ReactNode } from "react";
import { reportTimeOf, sampleTypeOf } from "#core/catalogue/defaults.ts";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Price } from "#web/ui/marks/price.tsx";
import { Tag } from "#web/ui/marks/tag.tsx";

type Props = {
  of: TestSummary;
  categoryName: string | undefined;
  /** Whether the card says "View Details" beside its name, which leads there too. */
  details?: boolean;
  /** What can be done with the test: a `SelectToggle`, a link. */
  children: ReactNode;
};

/** One test: what it looks at, how it is taken, what it costs. */
export function TestCard({ of: test, categoryName, details = false, children }: Props) {
  return (
    <article className="card test">
      <div className="test-top">
        {categoryName && <Tag>{categoryName}</Tag>}
        {test.isPopular && <Tag action>{en.testCard.popular}</Tag>}
      </div>
      <div>
        <h3>
          <a href={`/tests/${test.id}`}>{test.name}</a>
        </h3>
        <span className="code">{test.code}</span>
      </div>
      <p>{test.description}</p>
      <dl className="specs">
        <dt>{en.testCard.sample}</dt>
        <dd>{sampleTypeOf(test.sampleType)}</dd>
        <dt>{en.testCard.reportTime}</dt>
        <dd>{reportTimeOf(test.reportTime, "list")}</dd>
      </dl>
      {details && (
        <a className="test-more" href={`/tests/${test.id}`}>
          {en.testCard.details}
          <span className="sr"> {test.name}</span>
          <Icon name="chevron-right" small />
        </a>
      )}
      <div className="test-foot">
        <Price of={test} size="small" />
        {children}
      </div>
    </article>
  );
}
