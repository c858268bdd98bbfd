import { Link } from "react-router";
import { shortDate } from "#core/calendar/day.ts";
import type { ListedPatient } from "#core/desk/patients/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { overList } from "#web/admin/list/use-close-once.ts";
import { en } from "#web/texts/en.ts";
import { type PatientsView, patientsAddress } from "./patients-address.ts";
import { personWords } from "./person-words.ts";

type Props = { patient: ListedPatient; view: PatientsView; isOpen: boolean };

export function PatientRow({ patient, view, isOpen }: Props) {
  const texts = en.desk.patients;
  return (
    <tr className={isOpen ? "on" : undefined}>
      <td className="c-who">
        {patient.name} <small>{personWords(patient)}</small>
      </td>
      <td className="c-phone">{formatPhone(patient.phone)}</td>
      <td className="c-address">{patient.address}</td>
      <td className="c-count num">
        {patient.bookings} <span className="count-word">{texts.bookingsWord(patient.bookings)}</span>
      </td>
      <td className="c-last">
        {patient.lastVisit && <span className="count-word">{texts.last} </span>}
        {patient.lastVisit ? shortDate(patient.lastVisit) : !patient.nextVisit && texts.noVisit}
        {patient.nextVisit && <small>{texts.next(shortDate(patient.nextVisit))}</small>}
      </td>
      <td className="c-go num">
        <Link
          className="btn btn-3 btn-s"
          to={patientsAddress(view, patient.id)}
          state={overList}
          aria-label={texts.viewPatient(patient.name)}
        >
          {texts.view}
        </Link>
      </td>
    </tr>
  );
}
