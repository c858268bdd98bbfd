import { Link } from "react-router";
import type { Action } from "#core/access/policy.ts";
import type { OpenReport } from "#core/admin/worklist-schema.ts";
import { extractFirstName } from "#core/patients/name.ts";
import { formatNationalPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { shortenItemName } from "#web/admin/bookings/short-item-name.ts";
import { type Column, type RowLayout, TwoLines } from "#web/admin/components/admin-table.tsx";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { getFirstPage, getMessagesPath } from "#web/admin/messages/messages-path.ts";
import { buttonClass } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { Skeleton } from "#web/components/skeleton.tsx";
import { TubeIcon } from "#web/components/tube-icon.tsx";
import { formatShortPerson } from "#web/lib/format-person.ts";
import { CheckButton } from "./check-button.tsx";
import { describeWork } from "./describe-work.ts";
import type { RowContext } from "./row-cells.tsx";
import { chooseAct, type WorkAct } from "./work-acts.ts";
import { getItemBooking, getItemKey, isMessage, type WorkItem } from "./worklists.ts";

const texts = words.admin.work;
const lineSkeleton = <Skeleton width="long" />;

export type WorkContext = RowContext & {
  can: (action: Action) => boolean;
  /** The key of the row whose act is filled. */
  firstKey: string | undefined;
};

export const workLayout: RowLayout = {
  card: '"who code" "tests tests" "promise promise" "holder holder" "missing missing" "step step" / minmax(0, 1fr) auto',
  row: '"code who tests holder step" "code promise missing holder step" / 56px minmax(0, 1fr) minmax(0, 1fr) 150px 148px',
  slim: '"who code" "promise promise" / minmax(0, 1fr) auto',
};

const detailClass = "text-xs text-quiet @lg/work:block @lg/work:truncate";
const noWrapClass = "@md/work:@max-lg/work:truncate";

/** Columns of all lists: patient, tubes and tests, promise, who has it, what is missing, and one act. */
export function createWorkColumns(context: WorkContext): Column<WorkItem>[] {
  const { now } = context;
  return [
    {
      name: texts.columns.code,
      area: "code",
      look: "link",
      width: "70px",
      className: "text-sm font-semibold whitespace-nowrap @max-md/work:justify-self-end",
      skeleton: <Skeleton />,
      cell: (item) => <CodeLink item={item} context={context} />,
    },
    {
      name: words.admin.worklists.columns.patient,
      area: "who",
      width: "16%",
      skeleton: lineSkeleton,
      cell: (item) => <Patient item={item} />,
    },
    {
      name: words.admin.worklists.columns.tests,
      area: "tests",
      hiddenIn: ["slim"],
      skeleton: lineSkeleton,
      className: noWrapClass,
      cell: (item) =>
        item.list === "inbound" ? (
          <span className="line-clamp-2 wrap-anywhere" title={item.row.body}>
            {item.row.body}
          </span>
        ) : (
          !isMessage(item) && <Tests {...item.row} />
        ),
    },
    {
      name: texts.columns.promise,
      area: "promise",
      width: "15%",
      skeleton: lineSkeleton,
      className: noWrapClass,
      cell: (item) => {
        const { title, detail, isUrgent } = describeWork(item, now).promise;
        return <TwoTexts title={title} detail={detail} titleClass={cx("font-semibold", isUrgent && "text-error")} />;
      },
    },
    {
      name: texts.columns.holder,
      area: "holder",
      hiddenIn: ["slim"],
      width: "15%",
      skeleton: lineSkeleton,
      className: noWrapClass,
      // A card has no column heads: the holder alone would read as who made the visit.
      cell: (item) => (
        <>
          <span className="text-xs text-quiet @md/work:hidden">{texts.holderLabel}</span>{" "}
          <TwoTexts {...describeWork(item, now).holder} />
        </>
      ),
    },
    {
      name: texts.columns.missing,
      area: "missing",
      hiddenIn: ["slim"],
      width: "12%",
      skeleton: lineSkeleton,
      className: noWrapClass,
      cell: (item) => {
        const { title, detail } = describeWork(item, now).missing;
        return (
          <>
            <span className="@lg/work:hidden">{texts.missingLabel(title)}</span>
            <span className="@max-lg/work:hidden">{title}</span>{" "}
            {detail && <small className={detailClass}>{detail}</small>}
          </>
        );
      },
    },
    {
      name: texts.columns.next,
      area: "step",
      hiddenIn: ["slim"],
      width: "172px",
      className: "@max-lg/work:self-center @max-md/work:mt-1.5",
      skeleton: <Skeleton />,
      cell: (item) => <ActLink item={item} context={context} />,
    },
  ];
}

/** Opens the booking; on a card it covers the card. */
function CodeLink({ item, context: { getPath, hasPanel } }: { item: WorkItem; context: WorkContext }) {
  const booking = getItemBooking(item);
  if (!booking) return null;
  return (
    <DetailLink
      className="inline-flex items-center text-ink no-underline @lg/work:min-h-control @max-lg/work:covers slim:min-h-0 slim:covers"
      to={getPath(booking.id)}
      isAnyOpen={hasPanel}
      data-opens
    >
      <span className="sr-only">{words.admin.bookings.viewBooking(booking.code)}</span>
      <span aria-hidden="true">…{booking.code.slice(-3)}</span>
    </DetailLink>
  );
}

function Patient({ item }: { item: WorkItem }) {
  if (item.list === "answer") return <TwoLines title={item.row.name}>{item.row.phone}</TwoLines>;
  if (item.list === "inbound") {
    const { phone, booking } = item.row;
    return (
      <TwoLines title={booking?.patientName ?? words.admin.inbox.newNumber}>{formatNationalPhone(phone)}</TwoLines>
    );
  }
  const { patientName, phone } = item.row;
  return (
    <TwoLines title={patientName}>
      {[formatShortPerson(item.row), formatNationalPhone(phone)].filter(Boolean).join(" · ")}
    </TwoLines>
  );
}

type TestsProps = Pick<OpenReport, "itemNames" | "tubes">;

function Tests({ itemNames, tubes }: TestsProps) {
  return (
    <span className="flex min-w-0 items-center gap-2" title={itemNames.join(", ")}>
      <span
        className="flex flex-none gap-0.5 @max-md/work:hidden"
        title={tubes.map((kind) => words.tubeNames[kind]).join(", ")}
      >
        {tubes.map((kind) => (
          <TubeIcon key={kind} kind={kind} size="small" />
        ))}
      </span>
      <span className="min-w-0 @lg/work:line-clamp-2 @md/work:@max-lg/work:truncate">
        {itemNames.map(shortenItemName).join(", ")}
      </span>
    </span>
  );
}

type TwoTextsProps = { title: string; detail: string; titleClass?: string };

function TwoTexts({ title, detail, titleClass = "font-medium" }: TwoTextsProps) {
  return (
    <>
      <span className={titleClass}>{title}</span>{" "}
      {detail && (
        <small className={detailClass} title={detail}>
          {detail}
        </small>
      )}
    </>
  );
}

const actIcons: Record<WorkAct, IconName> = {
  upload: "upload",
  release: "send",
  move: "calendar",
  call: "phone",
  check: "check",
  answer: "message-circle",
  open: "chevron-right",
};

/** The row's act; that of the first row is filled. A quiet one only opens the booking. */
function ActLink({ item, context }: { item: WorkItem; context: WorkContext }) {
  const { now, can, firstKey, getPath, hasPanel } = context;
  const act = chooseAct(item, now, can);
  const isFirst = getItemKey(item) === firstKey;
  const look = isFirst ? "primary" : act === "open" ? "quiet" : "secondary";
  const className = buttonClass({ look, size: "narrow", width: "full", className: "relative z-1 whitespace-nowrap" });
  const icon = <Icon name={actIcons[act]} small />;
  if (item.list === "answer" && act === "answer")
    return (
      <Link
        className={className}
        to="/admin/messages"
        aria-label={words.admin.worklists.answerMessage(item.row.subject)}
      >
        {icon} {texts.acts.answer}
      </Link>
    );
  if (item.list === "inbound" && act === "answer") {
    const phone = formatNationalPhone(item.row.phone);
    return (
      <Link
        className={className}
        to={getMessagesPath(getFirstPage("to-answer"), item.row.phone)}
        aria-label={texts.answerPhone(phone)}
      >
        {icon} {texts.acts.answer}
      </Link>
    );
  }
  if (act === "check" && item.list === "check") return <CheckButton event={item.row} className={className} />;
  if (act === "call" && !isMessage(item)) {
    const { patientName, phone } = item.row;
    return (
      <a className={className} href={`tel:${phone}`} aria-label={texts.call(patientName)}>
        {icon} <span className="min-w-0 truncate">{texts.call(extractFirstName(patientName))}</span>
      </a>
    );
  }
  const booking = getItemBooking(item);
  const label = texts.acts[act === "call" ? "open" : act];
  return (
    booking && (
      <DetailLink
        className={className}
        to={getPath(booking.id)}
        isAnyOpen={hasPanel}
        aria-label={texts.actOn(label, booking.code)}
      >
        {icon} {label}
      </DetailLink>
    )
  );
}
