import { type DragEvent, useState } from "react";
import type { DayCard } from "#core/admin/day-cards.ts";
import type { DayVisit } from "#core/admin/day-schema.ts";
import { getLateness } from "#core/admin/lateness.ts";
import { canMoveVisit } from "#core/bookings/collection-place.ts";
import { holdsSeat, isUpcoming } from "#core/bookings/statuses.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import { shortenItemName } from "#web/admin/bookings/short-item-name.ts";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { StatusText } from "#web/admin/components/status-text.tsx";
import { cx } from "#web/components/classes.ts";
import { formatShortPerson } from "#web/lib/format-person.ts";
import {
  eatenBadge,
  formatCardAmountDue,
  formatCardName,
  formatVisitPlace,
  getVisitBadge,
  hasEaten,
  listCollectionHints,
} from "./format-visit.ts";

/** Shared by all cards of a board. */
export type CardContext = {
  now: LabTime;
  openId: number | null;
  addressOf: (openId: number) => string;
  /** Starts and ends dragging a visit; undefined without permission. */
  drag: { start: (visit: DayVisit) => void; end: () => void } | undefined;
};

type CardState = "late" | "soon" | "pending" | "toCollect" | "done" | "declined";

/** The colour of the stripe at the edge repeats the status text. */
const stateClasses: Record<CardState, string> = {
  late: "border-error bg-error-soft before:bg-error",
  soon: "border-line-strong bg-card before:bg-error",
  pending: "border-line-strong bg-card before:bg-line-control",
  toCollect: "border-line-strong bg-card before:bg-plot-soft",
  done: "border-line-strong bg-page before:bg-line-control",
  declined: "border-line-strong bg-sunken before:bg-line-strong",
};

/** In a wide list one line: patient and area, items, status and amount due. Elsewhere these are below each other. */
const cardClass = cx(
  "relative grid grid-cols-1 gap-0.5 overflow-hidden rounded-md border py-2 pr-3 pl-4 text-xs leading-normal text-ink no-underline",
  "before:absolute before:inset-y-0 before:left-0 before:w-1 hover:border-action current:border-action current:ring-2 current:ring-action",
  "@md/work:min-h-12 @md/work:items-baseline @md/work:gap-2 @md/work:py-1.5",
  "scroll-mt-15 scroll-ml-40 @board/work:grid @board/work:gap-0 @board/work:py-1 @board/work:pr-2 @board/work:pl-3",
);

/** On a crowded board, parts stay on one line. */
const lineClass = "flex min-w-0 flex-wrap items-center gap-x-1.5 in-data-crowded:flex-nowrap";

/** Cut on a crowded board, horizontally only: Indic signs above and below letters overflow the line. */
const cutClass =
  "min-w-0 in-data-crowded:overflow-x-clip in-data-crowded:text-ellipsis in-data-crowded:whitespace-nowrap";

type Props = {
  visit: DayCard;
  cards: CardContext;
  /** Hides it in a list, until its slot is expanded. */
  isFolded: boolean;
};

/** A visit of one or more patients: name, area, items, status and amount due. A link; dragging is an extra. */
export function VisitCard({ visit, cards, isFolded }: Props) {
  const { now, openId, addressOf, drag } = cards;
  const [initialVersion] = useState(visit.version);
  const isOpen = visit.id === openId;
  const isMovable = drag && canMoveVisit(visit);
  const start = (event: DragEvent) => {
    event.dataTransfer.setData("text/plain", visit.code);
    event.dataTransfer.effectAllowed = "move";
    drag?.start(visit);
  };
  const names = visit.itemNames.join(", ");
  const place = formatVisitPlace(visit);
  return (
    <DetailLink
      className={cx(
        cardClass,
        stateClasses[getCardState(visit, now)],
        isFolded ? "@max-board/work:hidden" : "@md/work:flex",
        isMovable && "cursor-grab",
        visit.version !== initialVersion && "animate-changed motion-reduce:animate-none",
      )}
      to={addressOf(visit.id)}
      isAnyOpen={openId !== null}
      ref={isOpen ? scrollCardIntoView : undefined}
      data-visit={visit.id}
      aria-current={isOpen ? "true" : undefined}
      draggable={isMovable ? "true" : "false"}
      onDragStart={isMovable ? start : undefined}
      onDragEnd={drag?.end}
    >
      <span className="grid min-w-0 gap-0.5 @md/work:flex-3 @board/work:gap-0">
        {/* In a narrow column the age is always below the name. */}
        <span className={cx(lineClass, "not-in-data-crowded:@max-2xs/hour:grid")}>
          <b className={cx("text-sm leading-snug font-semibold", cutClass)}>{formatCardName(visit)}</b>{" "}
          <small className="flex-none text-soft">{formatShortPerson(visit)}</small>
        </span>{" "}
        {place && <span className="text-quiet @board/work:sr-only">{place}</span>}
      </span>{" "}
      <span
        className={cx(lineClass, "justify-between text-soft *:block @md/work:block @md/work:flex-2 @board/work:flex")}
      >
        <span className={cutClass} title={names}>
          {visit.itemNames.map(shortenItemName).join(", ")}
        </span>{" "}
        <small className="flex-none font-medium">{listCollectionHints(visit).join(", ")}</small>
      </span>{" "}
      <span className="flex flex-wrap items-center gap-x-1 *:whitespace-nowrap @md/work:w-40 @md/work:flex-none @board/work:w-auto @board/work:tracking-snug">
        <StatusText badge={getVisitBadge(visit, now)} iconClass="@max-2xs/hour:hidden" />{" "}
        {hasEaten(visit) && <StatusText badge={eatenBadge} iconClass="@max-2xs/hour:hidden" />}{" "}
        <b className="ml-auto font-semibold">{formatCardAmountDue(visit)}</b>
      </span>
    </DetailLink>
  );
}

/** Keeps the open card visible while the keys move through the panels. */
function scrollCardIntoView(card: HTMLAnchorElement | null): void {
  card?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function getCardState(visit: DayVisit, now: LabTime): CardState {
  const lateness = getLateness(visit, now);
  if (lateness) return lateness.kind;
  if (visit.status === "pending") return "pending";
  if (!holdsSeat(visit.status)) return "declined";
  return isUpcoming(visit.status) ? "toCollect" : "done";
}
