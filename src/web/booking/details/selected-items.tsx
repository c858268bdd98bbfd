import type { ReactNode, Ref } from "react";
import { parameterCount } from "#core/catalogue/parameters.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { words } from "#texts";
import type { ShownSelection } from "#web/booking/selection.ts";
import { Price } from "#web/ui/cards/price.tsx";
import { Motif } from "#web/ui/cloth.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { isOnDarkCloth, type MotifName, motifOf } from "#web/ui/motif-of.ts";

type ItemProps = {
  shown: ShownSelection;
  /** The way to another package, where there is one; it takes the focus by `opener`. */
  children?: ReactNode;
  opener?: Ref<HTMLElement>;
};

/** Row 2.89 and "Selected Test card": the one thing that is booked, as a line from which the rest unfolds. */
export function SelectedItem({ shown, children, opener }: ItemProps) {
  const [item] = shown.items;
  if (!item) return null;
  const isPackage = shown.mode === "package";
  const tests = shown.packageTests.length;
  const texts = words.booking.selection;
  return (
    <details className="card item">
      <summary ref={opener}>
        <Thumb motif={isPackage ? motifOf(item.name) : "nabz"} name={item.name} />
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
            <span>{` · ${words.testList.count(tests)} · ${words.packageCard.parameters(parameterCount(tests))}`}</span>
          )}
        </p>
        {pricePaise(item) > 0 && <Price of={item} size="small" exact />}
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

/** A cut of the cloth that a package wears. */
export function Thumb({ motif, name }: { motif: MotifName; name: string }) {
  return (
    <span className={isOnDarkCloth(name) ? "thumb on-cloth" : "thumb"}>
      <Motif name={motif} />
    </span>
  );
}
