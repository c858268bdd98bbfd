import { Link, useSearchParams } from "react-router";
import type { ListedPatient } from "#core/admin/patients/schema.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import type { Column } from "#web/admin/components/admin-table.tsx";
import { openedFromList } from "#web/admin/components/use-close-detail.ts";
import { Skeleton } from "#web/components/skeleton.tsx";
import { formatShortDate } from "#web/lib/format-date.ts";
import { formatPerson } from "./format-person.ts";
import { getPatientsPath, parseOpenPatientId, parsePatientsView } from "./patients-path.ts";

const texts = words.admin.patients;
const lineSkeleton = <Skeleton width="long" />;

export const patientColumns: Column<ListedPatient>[] = [
  {
    name: texts.columns.name,
    width: "17%",
    cardArea: "title",
    gridArea: "1 / 1",
    className: "patients-name",
    skeleton: lineSkeleton,
    cell: (patient) => (
      <>
        <b>{patient.name}</b>
        <small>{formatPerson(patient)}</small>
      </>
    ),
  },
  {
    name: texts.columns.phone,
    cardArea: "line",
    gridArea: "1 / 2",
    className: "patients-phone",
    skeleton: lineSkeleton,
    cell: ({ phone }) => formatPhone(phone),
  },
  {
    name: texts.columns.address,
    cardArea: "line",
    gridArea: "2 / 1",
    className: "patients-address",
    skeleton: lineSkeleton,
    cell: ({ address }) => address.replace(/ (?=\d+$)/, "\u00a0"),
  },
  {
    name: texts.columns.bookings,
    cardArea: "note",
    gridArea: "1 / 3",
    className: "patients-count",
    isNumeric: true,
    skeleton: lineSkeleton,
    cell: ({ bookings }) => (
      <>
        {bookings} <span className="patients-word">{texts.bookingsWord(bookings)}</span>
      </>
    ),
  },
  {
    name: texts.columns.last,
    cardArea: "note",
    gridArea: "2 / 4",
    className: "patients-last",
    skeleton: lineSkeleton,
    cell: ({ lastVisit }) =>
      lastVisit && (
        <>
          <span className="patients-word">{texts.last} </span>
          {formatShortDate(lastVisit)}
        </>
      ),
  },
  {
    name: texts.columns.next,
    cardArea: "note",
    gridArea: "1 / 4",
    className: "patients-next",
    skeleton: lineSkeleton,
    cell: ({ nextVisit }) =>
      nextVisit && (
        <>
          <span className="patients-word">{texts.next} </span>
          {formatShortDate(nextVisit)}
        </>
      ),
  },
  {
    name: texts.columns.since,
    cardArea: "sum",
    gridArea: "2 / 2 / auto / span 2",
    className: "patients-since",
    sorted: "descending",
    skeleton: lineSkeleton,
    cell: ({ createdAt }) => (
      <>
        <span className="patients-word">{texts.since} </span>
        {formatShortDate(toLabTime(new Date(createdAt)).day)}
      </>
    ),
  },
  {
    name: texts.columns.action,
    width: "6%",
    cardArea: "action",
    skeleton: lineSkeleton,
    cell: (patient) => <ViewPatientLink patient={patient} />,
  },
];

/** Opens the patient next to the current list. */
function ViewPatientLink({ patient: { id, name } }: { patient: ListedPatient }) {
  const [parameters] = useSearchParams();
  return (
    <Link
      to={getPatientsPath(parsePatientsView(parameters), id)}
      state={openedFromList}
      replace={parseOpenPatientId(parameters) !== null}
      aria-label={texts.viewPatient(name)}
    >
      {texts.view}
    </Link>
  );
}
