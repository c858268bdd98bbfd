import { memo, useId, useState } from "react";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { removeTest } from "#web/components/cart/cart-store.ts";
import { CoveredTestNote } from "#web/components/cart/covered-test-note.tsx";
import { SelectTest } from "#web/components/cart/select-test.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Price } from "#web/components/price.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { Tag } from "#web/components/tag.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { getReportTime, getSampleType } from "#web/lib/format-test.ts";

type Props = {
  of: TestSummary;
  categoryName: string | undefined;
  /** The selected test that covers this selected one too. */
  heldBy: string | undefined;
};

/**
 * One test as a row: its purpose, its sample, its price, and its cart button. On a phone its name expands the rest in
 * place; on wider screens, and without scripts, all of it is shown and the name is a link.
 */
export const ListingRow = memo(function TestRow({ of: test, categoryName, heldBy }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  const page = withBasePath(`/tests/${test.id}`);
  return (
    <article className={isOpen ? "rowt is-open" : "rowt"}>
      <div className="rowt-head">
        <h3>
          <a className="rowt-link" translate="no" href={page}>
            {test.name}
          </a>
          <button
            className="rowt-open"
            translate="no"
            type="button"
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {test.name}
          </button>
        </h3>
        {test.indication && <p className="rowt-for">{test.indication}</p>}
        <Facts of={test} />
      </div>
      <div className="rowt-more" id={moreId}>
        <p className="rowt-about">{test.description}</p>
        <p className="rowt-tags">
          {categoryName && <Tag>{categoryName}</Tag>}
          {test.isPopular && <Tag action>{words.testCard.popular}</Tag>}
        </p>
        <a className="rowt-details" href={page}>
          {words.testCard.details}
          <span className="sr">{` ${test.name}`}</span> <Icon name="chevron-right" small />
        </a>
      </div>
      <Price of={test} size="small" saving={false} />
      <SelectTest test={test} />
      {heldBy && (
        <CoveredTestNote
          name={test.name}
          by={heldBy}
          saves={formatRupees(getPricePaise(test))}
          onRemove={() => removeTest(test.id)}
        />
      )}
    </article>
  );
});

/** Code, sample and report time in one line. */
function Facts({ of: test }: { of: TestSummary }) {
  const texts = words.testCard;
  return (
    <p className="rowt-facts">
      <span className="code" translate="no">
        {test.code}
      </span>
      <span className="rowt-how">
        <span className="sr">{texts.sample} </span>
        <span>{getSampleType(test.sampleType)}</span>
        <span aria-hidden="true"> · </span>
        <span className="sr">{texts.reportTime} </span>
        <span>{getReportTime(test.reportTime, "list")}</span>
      </span>
      <Icon name="chevron-down" small />
    </p>
  );
}

/** As many rows as a phone shows at first. */
const SKELETON_ROWS = [1, 2, 3, 4, 5, 6];

/** Skeleton of the list. */
export function ListingRowsSkeleton() {
  return (
    <Loading label={words.loading.tests} className="rows">
      {SKELETON_ROWS.map((index) => (
        <div className="rowt rowt-shape" key={index}>
          <Skeleton as="title" width="long" />
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      ))}
    </Loading>
  );
}
