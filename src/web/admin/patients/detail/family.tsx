import { Link, useLocation } from "react-router";
import type { ListedPatient } from "#core/desk/patients/schema.ts";
import { type PatientsView, patientsAddress } from "#web/admin/patients/patients-address.ts";
import { personWords } from "#web/admin/patients/person-words.ts";
import { en } from "#web/texts/en.ts";

/** The others who book by the same phone (decisions, "One phone, several patients"); each takes this one's place over the list. */
export function Family({ others, view }: { others: ListedPatient[]; view: PatientsView }) {
  const { state } = useLocation();
  if (others.length === 0) return null;
  return (
    <section>
      <h3>{en.desk.patient.family}</h3>
      <ul className="visits">
        {others.map((person) => (
          <li key={person.id}>
            <Link to={patientsAddress(view, person.id)} replace state={state}>
              {person.name}
            </Link>
            <span className="quiet sm">{personWords(person)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
