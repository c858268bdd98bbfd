import { useSearchParams } from "react-router";
import type { ListedPatient } from "#core/admin/patients/schema.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { type Column, type RowLayout, rowLinkClass, TwoLines } from "#web/admin/components/admin-table.tsx";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { Skeleton } from "#web/components/skeleton.tsx";
import { formatShortDate } from "#web/lib/format-date.ts";
import { formatPerson } from "#web/lib/format-person.ts";
import { getPatientsPath, parseOpenPatientId, parsePatientsView } from "./patients-path.ts";

const texts = words.admin.patients;
const lineSkeleton = <Skeleton width="long" />;

export const patientColumns: Column<ListedPatient>[] = [
  {
    name: texts.columns.name,
    width: "17%",
    area: "name",
    skeleton: lineSkeleton,
    cell: (patient) => (
      <TwoLines title={patient.name} isOneLine>
        {formatPerson(patient)}
      </TwoLines>
    ),
  },
  {
    name: texts.columns.phone,
    area: "phone",
    width: "12%",
    compactWidth: "132px",
    className: "@xs/work:whitespace-nowrap",
    skeleton: lineSkeleton,
    cell: ({ phone }) => formatPhone(phone),
  },
  {
    name: texts.columns.address,
    area: "address",
    className: "@max-lg/work:text-soft",
    skeleton: lineSkeleton,
    cell: ({ address }) => address.replace(/ (?=\d+$)/, "\u00a0"),
  },
  {
    name: texts.columns.bookings,
    area: "count",
    width: "7%",
    compactWidth: "72px",
    className: "@max-lg/work:text-quiet",
    isNumeric: true,
    skeleton: lineSkeleton,
    cell: ({ bookings }) => (
      <>
        {bookings} <span className="@lg/work:hidden">{texts.bookingsWord(bookings)}</span>
      </>
    ),
  },
  {
    name: texts.columns.last,
    area: "last",
    width: "10%",
    compactWidth: "96px",
    className: "@max-lg/work:text-quiet @lg/work:whitespace-nowrap",
    skeleton: lineSkeleton,
    cell: ({ lastVisit }) =>
      lastVisit && (
        <>
          <span className="@lg/work:hidden">{texts.last} </span>
          {formatShortDate(lastVisit)}
        </>
      ),
  },
  {
    name: texts.columns.next,
    area: "next",
    width: "10%",
    compactWidth: "96px",
    className: "@lg/work:whitespace-nowrap",
    skeleton: lineSkeleton,
    cell: ({ nextVisit }) =>
      nextVisit && (
        <>
          <span className="@lg/work:hidden">{texts.next} </span>
          {formatShortDate(nextVisit)}
        </>
      ),
  },
  {
    name: texts.columns.since,
    area: "since",
    width: "10%",
    // The order says who is new.
    hiddenIn: ["card", "compact"],
    className: "whitespace-nowrap text-quiet",
    sorted: "descending",
    skeleton: lineSkeleton,
    cell: ({ createdAt }) => (
      <>
        <span className="@lg/work:hidden">{texts.since} </span>
        {formatShortDate(toLabTime(new Date(createdAt)).day)}
      </>
    ),
  },
  {
    name: texts.columns.action,
    width: "6%",
    area: "view",
    look: "action",
    skeleton: lineSkeleton,
    cell: (patient) => <ViewPatientLink patient={patient} />,
  },
];

/** In rows of two lines, the days and the phone are stacked, and the address is below the name. */
export const patientsLayout: RowLayout = {
  card: '"name name name phone" "address address address address" "count last next next" / auto auto minmax(0, 1fr) auto',
  row: '"name phone count next" "address since since last" / minmax(0, 1fr) 130px 84px 124px',
};

/** Opens the patient next to the current list. */
function ViewPatientLink({ patient: { id, name } }: { patient: ListedPatient }) {
  const [parameters] = useSearchParams();
  return (
    <DetailLink
      className={rowLinkClass}
      to={getPatientsPath(parsePatientsView(parameters), id)}
      isAnyOpen={parseOpenPatientId(parameters) !== null}
      aria-label={texts.viewPatient(name)}
    >
      {texts.view}
    </DetailLink>
  );
}
