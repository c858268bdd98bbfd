import { useQuery } from "@tanstack/react-query";
import { formatPhone } from "#core/patients/phone.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Spec §2: the lab's helplines. */
export function HelpCard() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <div className="card help">
      <h2 className="side-title">{en.booking.help.title}</h2>
      {lab.phones.map((phone) => (
        <a key={phone} href={`tel:${phone}`}>
          <Icon name="phone" small /> {formatPhone(phone)}
        </a>
      ))}
    </div>
  );
}
