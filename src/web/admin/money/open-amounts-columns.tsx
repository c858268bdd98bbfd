import { Link } from "react-router";
import type { OpenAmount } from "#core/admin/money/schema.ts";
import { differenceInDays } from "#core/calendar/day.ts";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import { toE164 } from "#core/patients/phone.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { emptyFilters, getBookingsPath } from "#web/admin/bookings/bookings-path.ts";
import { type Column, type RowLayout, stepLinkClass, TwoLines } from "#web/admin/components/admin-table.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { Skeleton } from "#web/components/skeleton.tsx";
import { formatDayMonth } from "#web/lib/format-date.ts";

const linkClass =
  "relative z-1 grid size-control flex-none place-items-center rounded-md border border-line-control bg-card text-action hover:border-action hover:bg-selected";

const texts = words.admin.openAmounts;
const { columns } = texts;
const lineSkeleton = <Skeleton width="long" />;

/** To be taken for today's visits, or to be given back. */
export type OpenAmountKind = "due" | "back";

export const openAmountsLayout: RowLayout = {
  card: '"patient amount" "tests tests" "when when" "contact step" / minmax(0, 1fr) auto',
  row: '"patient when amount contact step" "tests tests tests contact step" / minmax(0, 1.4fr) minmax(0, 1fr) auto auto auto',
};

type ColumnOptions = { kind: OpenAmountKind; today: string };

/** Columns of open amounts; for money to return since when, and until when it is promised. */
export function createOpenAmountColumns({ kind, today }: ColumnOptions): Column<OpenAmount>[] {
  return [
    {
      name: columns.patient,
      area: "patient",
      width: "22%",
      skeleton: lineSkeleton,
      cell: ({ patientName, code }) => <TwoLines title={patientName}>{code}</TwoLines>,
    },
    {
      name: columns.tests,
      area: "tests",
      className: "text-soft @lg/work:truncate",
      skeleton: lineSkeleton,
      cell: ({ itemNames }) => itemNames?.join(", "),
    },
    {
      name: kind === "due" ? columns.visit : columns.since,
      area: "when",
      width: "21%",
      className: "@max-lg/work:text-soft",
      skeleton: lineSkeleton,
      cell: (row) => (kind === "due" ? row.bookingTime : <SinceCell amount={row} today={today} />),
    },
    {
      name: columns.amount,
      area: "amount",
      width: "11%",
      look: "amount",
      isNumeric: true,
      skeleton: <Skeleton />,
      cell: (row) => formatOpenAmount(row, kind),
    },
    {
      name: columns.contact,
      area: "contact",
      width: "112px",
      skeleton: <Skeleton />,
      cell: (row) => <ContactLinks amount={row} kind={kind} />,
    },
    {
      name: columns.action,
      area: "step",
      width: "112px",
      look: "step",
      skeleton: <Skeleton />,
      cell: ({ id, code }) => (
        <Link className={stepLinkClass} to={getBookingsPath(emptyFilters, id)} aria-label={texts.openOf(code)}>
          {texts.open}
        </Link>
      ),
    },
  ];
}

function formatOpenAmount({ dueAmount, backAmount }: OpenAmount, kind: OpenAmountKind): string {
  return formatRupees(parseAmount(kind === "due" ? dueAmount : backAmount));
}

/** The age, and the promised day; one that is over stands out. */
function SinceCell({ amount: { since, returnBy }, today }: { amount: OpenAmount; today: string }) {
  const isOverdue = returnBy !== null && returnBy < today;
  return (
    <span>
      {formatDayMonth(since)}, {texts.age(differenceInDays(since, today))}
      {returnBy && (
        <small className={cx("block text-xs", isOverdue ? "font-semibold text-error" : "text-quiet")}>
          {texts.promised(formatDayMonth(returnBy))}
          {isOverdue && `, ${texts.overdue}`}
        </small>
      )}
    </span>
  );
}

/** Call and WhatsApp, with the first words typed already. */
export function ContactLinks({ amount, kind }: { amount: OpenAmount; kind: OpenAmountKind }) {
  const { patientName, code } = amount;
  const phone = isErased(amount) ? null : toE164(amount.phone);
  if (phone === null) return null;
  const sum = formatOpenAmount(amount, kind);
  const message = (kind === "due" ? texts.remind : texts.giveBack)(patientName, sum, code);
  const { call, whatsApp, about, newTab } = words.admin.money;
  return (
    <span className="flex gap-1.5">
      <a className={linkClass} href={`tel:${phone}`} aria-label={`${call}${about(patientName)}`}>
        <Icon name="phone" small />
      </a>
      <a
        className={linkClass}
        href={createWhatsappLink(phone, message)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${whatsApp}${about(patientName)} ${newTab}`}
      >
        <Icon name="message-circle" small />
      </a>
    </span>
  );
}
