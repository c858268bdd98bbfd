import { memo, useId, useState } from "react";
import { reportTimeOf, sampleTypeOf } from "#core/catalogue/defaults.ts";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { Price } from "#web/ui/cards/price.tsx";
import { Tag } from "#web/ui/cards/tag.tsx";
import { removeTest } from "#web/ui/cart/cart-store.ts";
import { HeldNote } from "#web/ui/cart/held-note.tsx";
import { SelectTest } from "#web/ui/cart/select-test.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";

type Props = {
  of: TestSummary;
  categoryName: string | undefined;
  /** The selected test that measures this selected one too. */
  heldBy: string | undefined;
};

/**
 * One test as a row: what it is for, how it is taken, what it costs, and its way into the cart. On a phone its name opens
 * the rest in place; where there is room, and where no script runs, all of it stands there and the name is a link.
 */
export const TestRow = memo(function TestRow({ of: test, categoryName, heldBy }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  const page = to(`/tests/${test.id}`);
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
        <HeldNote
          name={test.name}
          by={heldBy}
          saves={formatRupees(pricePaise(test))}
          onRemove={() => removeTest(test.id)}
        />
      )}
    </article>
  );
});

/** Code, sample and report time in one quiet line. */
function Facts({ of: test }: { of: TestSummary }) {
  const texts = words.testCard;
  return (
    <p className="rowt-facts">
      <span className="code" translate="no">
        {test.code}
      </span>
      <span className="rowt-how">
        <span className="sr">{texts.sample} </span>
        <span>{sampleTypeOf(test.sampleType)}</span>
        <span aria-hidden="true"> · </span>
        <span className="sr">{texts.reportTime} </span>
        <span>{reportTimeOf(test.reportTime, "list")}</span>
      </span>
      <Icon name="chevron-down" small />
    </p>
  );
}

/** As many rows as a phone shows at first. */
const SCREENFUL = [1, 2, 3, 4, 5, 6];

/** The shape of the list before the tests are there. */
export function TestRowsSkeleton() {
  return (
    <Loading label={words.loading.tests} className="rows">
      {SCREENFUL.map((place) => (
        <div className="rowt rowt-shape" key={place}>
          <Skeleton as="title" width="long" />
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      ))}
    </Loading>
  );
}
