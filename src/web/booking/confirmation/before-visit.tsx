import { useQuery } from "@tanstack/react-query";
import { formatPhone } from "#core/patients/phone.ts";
import { labQuery } from "#web/site/queries.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Spec §2: the confirmation's instructions, with the lab's own helpline. */
export function BeforeVisit() {
  const { data: lab } = useQuery(labQuery());
  const phone = lab?.phones[0];
  return (
    <section>
      <h3>{en.booked.confirmed.before}</h3>
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
