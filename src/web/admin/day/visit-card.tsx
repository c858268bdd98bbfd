import { type DragEvent, useState } from "react";
import { Link } from "react-router";
import type { DayCard } from "#core/admin/day-cards.ts";
import type { DayVisit } from "#core/admin/day-schema.ts";
import { getLateness } from "#core/admin/lateness.ts";
import { canMoveVisit } from "#core/bookings/collection-place.ts";
import { holdsSeat, isUpcoming } from "#core/bookings/statuses.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import { shortenItemName } from "#web/admin/bookings/short-item-name.ts";
import { StatusText } from "#web/admin/components/status-text.tsx";
import { openedFromList } from "#web/admin/components/use-close-detail.ts";
import { formatShortPerson } from "#web/admin/patients/format-person.ts";
import {
  formatCardAmountDue,
  formatCardName,
  formatVisitPlace,
  getVisitBadge,
  listCollectionHints,
} from "./format-visit.ts";
import "./visit-card.css";

/** Shared by all cards of a board. */
export type CardContext = {
  now: LabTime;
  openId: number | null;
  addressOf: (openId: number) => string;
  /** Starts and ends dragging a visit; undefined without permission. */
  drag: { start: (visit: DayVisit) => void; end: () => void } | undefined;
};

/** A visit of one or more patients: name, area, items, status and amount due. A link; dragging is an extra. */
export function VisitCard({ visit, cards }: { visit: DayCard; cards: CardContext }) {
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
  return (
    <Link
      className="visit-card"
      to={addressOf(visit.id)}
      state={openedFromList}
      replace={openId !== null}
      preventScrollReset
      ref={isOpen ? scrollCardIntoView : undefined}
      data-visit={visit.id}
      data-look={getCardState(visit, now)}
      data-changed={visit.version !== initialVersion || undefined}
      aria-current={isOpen ? "true" : undefined}
      draggable={isMovable ? "true" : "false"}
      onDragStart={isMovable ? start : undefined}
      onDragEnd={drag?.end}
    >
      <span className="visit-who">
        <b>{formatCardName(visit)}</b> <small>{formatShortPerson(visit)}</small>
      </span>{" "}
      <span className="visit-area">{formatVisitPlace(visit)}</span>{" "}
      <span className="visit-items">
        <span title={names}>{visit.itemNames.map(shortenItemName).join(", ")}</span>{" "}
        <small>{listCollectionHints(visit).join(", ")}</small>
      </span>{" "}
      <span className="visit-state">
        <StatusText badge={getVisitBadge(visit, now)} /> <b>{formatCardAmountDue(visit)}</b>
      </span>
    </Link>
  );
}

/** Keeps the open card visible while the keys move through the panels. */
function scrollCardIntoView(card: HTMLAnchorElement | null): void {
  card?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

type CardState = "late" | "soon" | "pending" | "toCollect" | "done" | "declined";

function getCardState(visit: DayVisit, now: LabTime): CardState {
  const lateness = getLateness(visit, now);
  if (lateness) return lateness.kind;
  if (visit.status === "pending") return "pending";
  if (!holdsSeat(visit.status)) return "declined";
  return isUpcoming(visit.status) ? "toCollect" : "done";
}
