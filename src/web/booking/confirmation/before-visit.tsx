import { useQuery } from "@tanstack/react-query";
import type { Item } from "#core/catalogue/preparation/items-in-address.ts";
import type { VisitStart } from "#core/catalogue/preparation/preparation.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PreparationLines } from "#web/ui/preparation-lines.tsx";

type Props = { items: readonly Item[]; start: VisitStart | null };

/** Spec §2: the confirmation's instructions, with the lab's own helpline, and how to prepare for these very tests. */
export function BeforeVisit({ items, start }: Props) {
  const { data: lab } = useQuery(labQuery());
  const phone = lab?.phones[0];
  return (
    <section>
      <h3>{en.booked.confirmed.before}</h3>
      <PreparationLines items={items} start={start} unknown={en.booked.confirmed.askFasting} />
      <ul className="bullets">
        {en.booked.confirmed.instructions(phone ? formatPhone(phone) : "").map((instruction) => (
          <li key={instruction}>
            <Icon name="check" small />
            <span>{instruction}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
