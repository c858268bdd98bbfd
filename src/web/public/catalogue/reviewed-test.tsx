import { splitPoints } from "#core/catalogue/defaults.ts";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { CoveredTestNote } from "#web/components/cart/covered-test-note.tsx";
import { Icon } from "#web/components/icon.tsx";
import { OrganMark } from "#web/components/organs/organ-mark.tsx";
import { Price } from "#web/components/price.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { getPreparationText, getReportTime, getSampleType } from "#web/lib/format-test.ts";
import "#web/styles/disclosure.css";

type Props = {
  test: TestSummary;
  /** The selected test that covers it too, and the address of the review without this one. */
  heldBy: TestSummary | undefined;
  pathWithout: string;
  categoryName: string | undefined;
  onRemove: () => void;
};

/** One selected test: its sample, its report time, its price, how to prepare. */
export function ReviewedTest({ test, heldBy, pathWithout, categoryName, onRemove }: Props) {
  const texts = words.catalogue.review;
  const [first, ...others] = splitPoints(getPreparationText(test.preparation));
  return (
    <li className="reviewed">
      <span className="reviewed-organ">
        <OrganMark name={test.organ} />
      </span>
      <h2>
        <a href={withBasePath(`/tests/${test.id}`)}>{test.name}</a>
      </h2>
      <dl className="reviewed-facts">
        <div>
          <dt className="sr">{words.testCard.code}</dt>
          <dd className="code">{test.code}</dd>
        </div>
        <div>
          <dt className="sr">{words.testCard.sample}</dt> <dd>{getSampleType(test.sampleType)}</dd>
        </div>
        <div>
          <dt className="sr">{words.testCard.reportTime}</dt> <dd>{getReportTime(test.reportTime, "detail")}</dd>
        </div>
        {categoryName && (
          <div>
            <dt className="sr">{words.catalogue.listing.category}</dt>
            <dd>{categoryName}</dd>
          </div>
        )}
      </dl>
      <Price of={test} size="small" saving={false} />
      <button className="icon-btn js-only" type="button" aria-label={words.cart.remove(test.name)} onClick={onRemove}>
        <Icon name="trash-2" />
      </button>
      <div className="reviewed-note">
        <p>
          <b>{texts.preparation}:</b> <span>{first}</span> {others.length === 1 && <span>{others[0]}</span>}
        </p>
        {others.length > 1 && <OtherPoints points={others} />}
      </div>
      {heldBy && (
        <CoveredTestNote
          name={test.name}
          by={heldBy.name}
          saves={formatRupees(getPricePaise(test))}
          href={pathWithout}
          onRemove={onRemove}
        />
      )}
    </li>
  );
}

/** Everything after the first point is collapsed, so that the total stays near. */
function OtherPoints({ points }: { points: readonly string[] }) {
  return (
    <details className="unfold">
      <summary>
        <span>{words.catalogue.review.points(points.length)}</span> <Icon name="chevron-down" small />
      </summary>
      <ul className="bullets">
        {points.map((point) => (
          <li key={point}>
            <i />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
