import { preparationOf, reportTimeOf, sampleTypeOf } from "#core/catalogue/defaults.ts";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { Price } from "#web/ui/cards/price.tsx";
import { Tag } from "#web/ui/cards/tag.tsx";
import { HeldNote } from "#web/ui/cart/held-note.tsx";
import { Icon } from "#web/ui/icon.tsx";

type Props = {
  test: TestSummary;
  /** The selected test that measures it too, and the address of the review without this one. */
  heldBy: TestSummary | undefined;
  pathWithout: string;
  categoryName: string | undefined;
  onRemove: () => void;
};

/** One selected test: how it is taken, when it is known, what it costs, how to prepare. */
export function ReviewedTest({ test, heldBy, pathWithout, categoryName, onRemove }: Props) {
  const texts = words.catalogue.review;
  return (
    <li className="card reviewed">
      <div className="reviewed-head">
        {categoryName && <Tag>{categoryName}</Tag>}
        <h2>
          <a href={to(`/tests/${test.id}`)}>{test.name}</a>
        </h2>
        <span className="code">{test.code}</span>
      </div>
      <dl className="specs">
        <dt>{words.testCard.sample}</dt>
        <dd>{sampleTypeOf(test.sampleType)}</dd>
        <dt>{words.testCard.reportTime}</dt>
        <dd>{reportTimeOf(test.reportTime, "detail")}</dd>
      </dl>
      <p className="reviewed-note">
        <Icon name="info" small />
        <span>
          <b>{texts.preparation}:</b> {preparationOf(test.preparation)}
        </span>
      </p>
      {heldBy && (
        <HeldNote
          name={test.name}
          by={heldBy.name}
          saves={formatRupees(pricePaise(test))}
          href={pathWithout}
          onRemove={onRemove}
        />
      )}
      <div className="test-foot">
        <Price of={test} size="small" />
        <button className="btn btn-3 btn-s js-only" type="button" onClick={onRemove}>
          <Icon name="trash-2" small /> {texts.remove}
          <span className="sr"> {test.name}</span>
        </button>
      </div>
    </li>
  );
}
