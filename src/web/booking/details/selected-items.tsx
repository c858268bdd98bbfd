import type { ReactNode, Ref } from "react";
import { getParameterCount } from "#core/catalogue/parameter-count.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import type { SelectionView } from "#web/booking/selection.ts";
import { cardClass } from "#web/components/card.tsx";
import { Gloss } from "#web/components/catalogue-text.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { ItemCode } from "#web/components/item-code.tsx";
import { getMotif, hasDarkPattern, type MotifName } from "#web/components/motifs/motif.ts";
import { Motif } from "#web/components/motifs/patterns.tsx";
import { Price } from "#web/components/price.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";

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
    <details className={selectionClass}>
      <summary ref={opener} className={selectionSummaryClass}>
        <ItemThumbnail motif={isPackage ? getMotif(item.name) : "nabz"} name={item.name} className="sm:size-16" />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <SelectionTitle
            title={isPackage ? texts.package : texts.test}
            action={children ? words.booking.packages.change : texts.more}
          />
          <h3 className={selectedNameClass} translate="no">
            {item.name}
          </h3>
          <Gloss of={item} />
          <p className="text-xs leading-normal text-quiet">
            <ItemCode>{item.code}</ItemCode>
            {tests > 0 && (
              <span>{` · ${words.testList.count(tests)} · ${words.packageCard.parameters(getParameterCount(tests))}`}</span>
            )}
          </p>
          {getPricePaise(item) > 0 && <Price of={item} size="tiny" exact />}
        </div>
      </summary>
      <div className={selectionContentClass}>
        {item.description && (
          <p className="text-sm text-soft" lang={getTextLanguage(item.description)}>
            {item.description}
          </p>
        )}
        {item.sampleType && (
          <dl className="grid grid-cols-start gap-x-4 gap-y-0.5 text-sm leading-normal">
            <dt className="text-quiet">{texts.sample}</dt>
            <dd className="font-medium">{item.sampleType}</dd>
            <dt className="text-quiet">{texts.reportTime}</dt>
            <dd className="font-medium">{item.reportTime}</dd>
          </dl>
        )}
        {children}
      </div>
    </details>
  );
}

export const selectionClass = cx(cardClass, "group/selection");
export const selectionSummaryClass =
  "no-marker flex min-h-14 cursor-pointer items-center gap-3 px-3 pt-2 pb-3 focus-visible:-outline-offset-3 sm:gap-4 sm:px-4 sm:pt-3";
export const selectedNameClass = "text-base leading-snug";
/** What the line expands into. */
export const selectionContentClass = "grid grid-cols-1 gap-4 px-3 pb-3 sm:px-4";

type TitleProps = { id?: string; title: string; action: string };

/** What the line is, and that it can be opened. */
export function SelectionTitle({ id, title, action }: TitleProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <h2 className="text-xs leading-snug font-normal tracking-normal text-quiet" id={id}>
        {title}
      </h2>
      <span className="inline-flex min-h-7 flex-none items-center gap-1 text-sm font-semibold text-action">
        <span>{action}</span> <Icon name="chevron-down" small className="group-open/selection:rotate-180" />
      </span>
    </div>
  );
}

/** A detail of the package's pattern. */
export function ItemThumbnail({ motif, name, className }: { motif: MotifName; name: string; className: string }) {
  return (
    <span
      className={cx(
        "size-12 flex-none rounded-md p-1",
        hasDarkPattern(name) ? "on-cloth bg-cloth" : "bg-sunken",
        className,
      )}
    >
      <Motif name={motif} className="size-full" />
    </span>
  );
}
