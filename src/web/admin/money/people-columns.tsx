import type { PersonClosing } from "#core/money/closings/schema.ts";
import { formatSignedRupees, parseSignedAmount } from "#core/money/signed-amount.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { type Column, type RowLayout, stepLinkClass } from "#web/admin/components/admin-table.tsx";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { Skeleton } from "#web/components/skeleton.tsx";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatTime } from "./format-time.ts";
import { getMoneyPath, type MoneyView } from "./money-path.ts";

const texts = words.admin.closings;
const { columns } = texts;
const lineSkeleton = <Skeleton width="long" />;

export const peopleLayout: RowLayout = {
  card: '"person step" "state step" "counted difference" "reason reason" / minmax(0, 1fr) auto',
  row: '"person counted difference step" "state reason reason step" / minmax(0, 1fr) auto minmax(0, 1fr) auto',
};

/** Columns of the lab's closings. What colleagues counted is known once it is accepted. */
export function createPeopleColumns(view: MoneyView): Column<PersonClosing>[] {
  return [
    {
      name: columns.person,
      area: "person",
      width: "20%",
      skeleton: lineSkeleton,
      cell: ({ person, isOwn }) => (
        <b className="text-sm font-semibold @max-md/work:text-base">
          {person.name} {isOwn && <span className="font-normal text-quiet">({texts.you})</span>}
        </b>
      ),
    },
    {
      name: columns.state,
      area: "state",
      width: "25%",
      skeleton: lineSkeleton,
      cell: (row) => <StateCell closing={row} />,
    },
    {
      name: columns.counted,
      area: "counted",
      width: "12%",
      className: "whitespace-nowrap text-sm font-semibold",
      isNumeric: true,
      hasNoDash: true,
      skeleton: <Skeleton />,
      cell: ({ count }) =>
        count && (
          <>
            <span className="font-normal text-quiet @lg/work:hidden">{columns.counted} </span>
            {formatRupees(parseAmount(count.counted))}
          </>
        ),
    },
    {
      name: columns.difference,
      area: "difference",
      width: "12%",
      isNumeric: true,
      hasNoDash: true,
      skeleton: <Skeleton />,
      className: "@max-lg/work:justify-self-end",
      cell: ({ count }) => count && <Difference amount={count.difference} />,
    },
    {
      name: columns.reason,
      area: "reason",
      hasNoDash: true,
      skeleton: lineSkeleton,
      cell: ({ count }) => count?.reason,
    },
    {
      name: columns.action,
      area: "step",
      width: "164px",
      compactWidth: "152px",
      look: "step",
      skeleton: <Skeleton />,
      cell: (row) => <StepLink closing={row} view={view} />,
    },
  ];
}

/** An amount that was counted too little or too much stands out. */
export function Difference({ amount }: { amount: string }) {
  const paise = parseSignedAmount(amount);
  if (paise === 0) return <span className="text-quiet">0</span>;
  return (
    <b className="font-semibold whitespace-nowrap text-error">
      {paise > 0 && "+"}
      {formatSignedRupees(paise)}
    </b>
  );
}

const stateIcons: Record<PersonClosing["status"], IconName> = {
  open: "circle-dashed",
  counted: "clock",
  accepted: "lock",
};

function StateCell({ closing }: { closing: PersonClosing }) {
  const { status, obstacle } = closing;
  return (
    <span className={cx("flex items-center gap-2", status === "counted" ? "font-semibold text-underway" : "text-soft")}>
      <Icon name={obstacle ? "circle-alert" : stateIcons[status]} small />
      <span>{formatState(closing)}</span>
    </span>
  );
}

function formatState({ status, needsClosing, obstacle, countedAt, acceptedAt, acceptedBy }: PersonClosing): string {
  if (obstacle) return obstacle.kind === "move" ? texts.underWay : texts.earlier(formatWeekdayDate(obstacle.day));
  if (status === "open") return needsClosing ? texts.states.open : texts.states.nothing;
  if (status === "counted") return texts.states.counted(formatTime(countedAt));
  return texts.states.accepted(acceptedBy?.name ?? "", formatTime(acceptedAt));
}

function StepLink({ closing, view }: { closing: PersonClosing; view: MoneyView }) {
  const label = texts.actions[getStep(closing)];
  return (
    <DetailLink
      className={stepLinkClass}
      to={getMoneyPath({ ...view, show: "closings", person: closing.person.id })}
      isAnyOpen={view.person !== null}
      aria-label={texts.actionOf(label, closing.person.name)}
    >
      {label}
    </DetailLink>
  );
}

function getStep(closing: PersonClosing): keyof typeof texts.actions {
  const { isOwn, status, canAccept, canCount, needsClosing } = closing;
  if (isOwn) return status === "open" && needsClosing ? "count" : "own";
  if (canAccept) return "accept";
  return canCount ? "countFor" : "view";
}
