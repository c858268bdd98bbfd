import { Link } from "react-router";
import type { Patient } from "#core/patients/schema.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

type Props = { patients: readonly Patient[]; chosenId: number };

/** One phone books for a family: whose bookings are shown (decisions, "One phone, several patients"). */
export function PatientSwitch({ patients, chosenId }: Props) {
  return (
    <nav className="patient-switch" aria-label={en.account.dashboard.patients}>
      {patients.map(({ id, name }) => (
        <Link
          key={id}
          className="patient-chip"
          to={`?patient=${id}`}
          replace
          preventScrollReset
          aria-current={id === chosenId ? "true" : undefined}
        >
          <Icon name={id === chosenId ? "check" : "user"} small /> {name}
        </Link>
      ))}
    </nav>
  );
}
