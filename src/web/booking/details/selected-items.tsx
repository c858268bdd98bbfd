import type { ReactNode, Ref } from "react";
import { getParameterCount } from "#core/catalogue/parameter-count.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import type { SelectionView } from "#web/booking/selection.ts";
import { Icon } from "#web/components/icon.tsx";
import { getMotif, hasDarkPattern, type MotifName } from "#web/components/motifs/motif.ts";
import { Motif } from "#web/components/motifs/patterns.tsx";
import { Price } from "#web/components/price.tsx";

type ItemProps = {
  shown: SelectionView;
  /** A link to other packages, where there are any; it takes the focus by `opener`. */
  children?: ReactNode;
  opener?: Ref<HTMLElement>;
};

/** The "Selected Test card": the one booked item, as a line that expands. */
export function SelectedItem({ shown, children, opener }: ItemProps) {
  const [item] = shown.items;
  if (!item) return null;
  const isPackage = shown.mode === "package";
  const tests = shown.packageTests.length;
  const texts = words.booking.selection;
  return (
    <details className="card item">
      <summary ref={opener}>
        <ItemThumbnail motif={isPackage ? getMotif(item.name) : "nabz"} name={item.name} />
        <h2 className="xs quiet">{isPackage ? texts.package : texts.test}</h2>
        <span className="item-go">
          <span>{children ? words.booking.packages.change : texts.more}</span> <Icon name="chevron-down" small />
        </span>
        <h3 translate="no">{item.name}</h3>
        <p className="item-facts xs quiet">
          <span className="code" translate="no">
            {item.code}
          </span>
          {tests > 0 && (
            <span>{` · ${words.testList.count(tests)} · ${words.packageCard.parameters(getParameterCount(tests))}`}</span>
          )}
        </p>
        {getPricePaise(item) > 0 && <Price of={item} size="small" exact />}
      </summary>
      <div className="item-more">
        {item.description && <p className="sm soft">{item.description}</p>}
        {item.sampleType && (
          <dl className="specs">
            <dt>{texts.sample}</dt>
            <dd>{item.sampleType}</dd>
            <dt>{texts.reportTime}</dt>
            <dd>{item.reportTime}</dd>
          </dl>
        )}
        {children}
      </div>
    </details>
  );
}

/** A detail of the package's pattern. */
export function ItemThumbnail({ motif, name }: { motif: MotifName; name: string }) {
  return (
    <span className={hasDarkPattern(name) ? "thumb on-cloth" : "thumb"}>
      <Motif name={motif} />
    </span>
  );
}
