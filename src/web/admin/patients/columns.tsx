import { Link, useSearchParams } from "react-router";
import { labMoment } from "#core/calendar/clock.ts";
import { shortDate } from "#core/calendar/day.ts";
import type { ListedPatient } from "#core/desk/patients/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import type { Column } from "#web/admin/list/desk-table.tsx";
import { overList } from "#web/admin/list/use-close-once.ts";
import { Skeleton } from "#web/ui/states/skeleton.tsx";
import { openPatientOf, patientsAddress, patientsViewOf } from "./patients-address.ts";
import { personWords } from "./person-words.ts";

const texts = words.desk.patients;
const line = <Skeleton width="long" />;

export const patientColumns: Column<ListedPatient>[] = [
  {
    name: texts.columns.name,
    width: "17%",
    place: "title",
    spot: "1 / 1",
    className: "patients-name",
    skeleton: line,
    cell: (patient) => (
      <>
        <b>{patient.name}</b>
        <small>{personWords(patient)}</small>
      </>
    ),
  },
  {
    name: texts.columns.phone,
    place: "line",
    spot: "1 / 2",
    className: "patients-phone",
    skeleton: line,
    cell: ({ phone }) => formatPhone(phone),
  },
  {
    name: texts.columns.address,
    place: "line",
    spot: "2 / 1",
    className: "patients-address",
    skeleton: line,
    cell: ({ address }) => address.replace(/ (?=\d+$)/, "\u00a0"),
  },
  {
    name: texts.columns.bookings,
    place: "note",
    spot: "1 / 3",
    className: "patients-count",
    isNumber: true,
    skeleton: line,
    cell: ({ bookings }) => (
      <>
        {bookings} <span className="patients-word">{texts.bookingsWord(bookings)}</span>
      </>
    ),
  },
  {
    name: texts.columns.last,
    place: "note",
    spot: "2 / 4",
    className: "patients-last",
    skeleton: line,
    cell: ({ lastVisit }) =>
      lastVisit && (
        <>
          <span className="patients-word">{texts.last} </span>
          {shortDate(lastVisit)}
        </>
      ),
  },
  {
    name: texts.columns.next,
    place: "note",
    spot: "1 / 4",
    className: "patients-next",
    skeleton: line,
    cell: ({ nextVisit }) =>
      nextVisit && (
        <>
          <span className="patients-word">{texts.next} </span>
          {shortDate(nextVisit)}
        </>
      ),
  },
  {
    name: texts.columns.since,
    place: "sum",
    spot: "2 / 2 / auto / span 2",
    className: "patients-since",
    sorted: "descending",
    skeleton: line,
    cell: ({ createdAt }) => (
      <>
        <span className="patients-word">{texts.since} </span>
        {shortDate(labMoment(new Date(createdAt)).day)}
      </>
    ),
  },
  {
    name: texts.columns.action,
    width: "6%",
    place: "action",
    skeleton: line,
    cell: (patient) => <ViewPatient patient={patient} />,
  },
];

/** Opens the patient over the list that the address asks for. */
function ViewPatient({ patient: { id, name } }: { patient: ListedPatient }) {
  const [parameters] = useSearchParams();
  return (
    <Link
      to={patientsAddress(patientsViewOf(parameters), id)}
      state={overList}
      replace={openPatientOf(parameters) !== null}
      aria-label={texts.viewPatient(name)}
    >
      {texts.view}
    </Link>
  );
}
