import { useQuery } from "@tanstack/react-query";
import type { Offer } from "#core/catalogue/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { percentOff } from "#core/pricing/discount.ts";
import { formatRupees, fromWire } from "#core/pricing/money.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

const texts = en.advert.elements;

/** Spec §2: what in the advert makes somebody book. */
export function Elements({ of: { advertPrice, advertRegularPrice } }: { of: Offer }) {
  const { data: lab } = useQuery(labQuery());
  const [price, regular] = [fromWire(advertPrice), fromWire(advertRegularPrice)];
  const percent = percentOff(regular, price);
  const phone = lab?.phones[0];
  const elements = [
    percent !== null && texts.saving(percent),
    texts.prices(formatRupees(price), formatRupees(regular)),
    texts.payLater,
    texts.collection,
    texts.report,
    phone && texts.call(formatPhone(phone)),
    texts.cloth,
  ].filter((element) => typeof element === "string");
  return (
    <section>
      <h2>{en.advert.elementsTitle}</h2>
      <ul className="bullets">
        {elements.map((element) => (
          <li key={element}>
            <Icon name="check" />
            {element}
          </li>
        ))}
      </ul>
    </section>
  );
}
