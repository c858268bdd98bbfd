import { useId } from "react";
import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import type { Chosen } from "#web/booking/chosen/chosen-item.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { HeldItem } from "./held-item.tsx";

type Props = { chosen: Chosen; totalPaise: Paise };

/** Spec §2 "Selected Tests list": scrolls beyond 250 px. */
export function PickedTests({ chosen, totalPaise }: Props) {
  const id = useId();
  const texts = en.booking.picked;
  return (
    <section className="block">
      <h2 className="block-title" id={id}>
        {texts.tests(chosen.items.length)}
      </h2>
      <div className="card">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
        <ul className="picked-tests" aria-labelledby={id} tabIndex={0}>
          {chosen.items.map((item) => (
            <li key={item.itemId}>
              <div>
                <b>{item.name}</b> <span className="code">{item.code}</span>
                <p className="xs quiet">
                  {texts.sample}: {item.sampleType} · {texts.reportTime}: {item.reportTime}
                </p>
                <HeldItem item={item} items={chosen.items} />
              </div>
              <b>{formatRupeesExact(pricePaise(item))}</b>
            </li>
          ))}
        </ul>
        {chosen.leftOut > 0 && (
          <p className="picked-left-out">
            <Icon name="info" small /> {texts.leftOut(chosen.leftOut)}
          </p>
        )}
        <p className="picked-total">
          <span>{texts.total}</span>
          <b>{formatRupeesExact(totalPaise)}</b>
        </p>
      </div>
    </section>
  );
}
