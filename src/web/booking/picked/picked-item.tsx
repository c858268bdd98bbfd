import { parameterCount } from "#core/catalogue/parameters.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import type { Chosen } from "#web/booking/chosen/chosen-item.ts";
import { en } from "#web/texts/en.ts";
import { Motif } from "#web/ui/cloth.tsx";
import { Price } from "#web/ui/marks/price.tsx";
import { isOnDarkCloth, motifOf } from "#web/ui/motif-of.ts";

/** Spec §2 "Selected Package card" and "Selected Test card": the one thing that is booked. */
export function PickedItem({ chosen }: { chosen: Chosen }) {
  const [item] = chosen.items;
  if (!item) return null;
  const isPackage = chosen.mode === "package";
  const tests = chosen.packageTests.length;
  return (
    <section className="block">
      <h2 className="block-title">{isPackage ? en.booking.picked.package : en.booking.picked.test}</h2>
      <div className="card picked">
        <span className={isOnDarkCloth(item.name) ? "thumb on-cloth" : "thumb"}>
          <Motif name={isPackage ? motifOf(item.name) : "nabz"} />
        </span>
        <div>
          <h3>{item.name}</h3>
          <p className="xs quiet">
            <span className="code">{item.code}</span>
            {tests > 0 && ` · ${en.testList.count(tests)} · ${en.packageCard.parameters(parameterCount(tests))}`}
          </p>
        </div>
        {pricePaise(item) > 0 && <Price of={item} size="small" exact />}
        {item.description && <p className="picked-text sm soft">{item.description}</p>}
        {item.sampleType && (
          <dl className="specs picked-text">
            <dt>{en.booking.picked.sample}</dt>
            <dd>{item.sampleType}</dd>
            <dt>{en.booking.picked.reportTime}</dt>
            <dd>{item.reportTime}</dd>
          </dl>
        )}
      </div>
    </section>
  );
}
