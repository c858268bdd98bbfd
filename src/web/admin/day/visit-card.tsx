import { type DragEvent, useState } from "react";
import { Link } from "react-router";
import { isMovable as isMovableVisit } from "#core/bookings/places.ts";
import { holdsSeat, isToCome } from "#core/bookings/statuses.ts";
import type { LabMoment } from "#core/calendar/clock.ts";
import type { DayCard } from "#core/desk/day/cards.ts";
import { latenessOf } from "#core/desk/day/lateness.ts";
import type { DayVisit } from "#core/desk/day/schema.ts";
import { shortItemName } from "#web/admin/bookings/short-item-name.ts";
import { StateWord } from "#web/admin/list/state-word.tsx";
import { overList } from "#web/admin/list/use-close-once.ts";
import { shortPersonWords } from "#web/admin/patients/person-words.ts";
import { dueOfCard, remindersOf, stateOf, whereWords, whoWords } from "./visit-words.ts";
import "./visit.css";

/** What all cards of a board share. */
export type Cards = {
  now: LabMoment;
  openId: number | null;
  addressOf: (openId: number) => string;
  /** Takes a visit up, and lays it down again; undefined where nobody may move it. */
  drag: { start: (visit: DayVisit) => void; end: () => void } | undefined;
};

/** One visit, of one person or several: who, where, what, its state and what is due. A link first; dragging is an extra. */
export function VisitCard({ visit, cards }: { visit: DayCard; cards: Cards }) {
  const { now, openId, addressOf, drag } = cards;
  const [seen] = useState(visit.version);
  const isOpen = visit.id === openId;
  const isMovable = drag && isMovableVisit(visit);
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
      state={overList}
      replace={openId !== null}
      preventScrollReset
      ref={isOpen ? keepInSight : undefined}
      data-visit={visit.id}
      data-look={lookOf(visit, now)}
      data-changed={visit.version !== seen || undefined}
      aria-current={isOpen ? "true" : undefined}
      draggable={isMovable ? "true" : "false"}
      onDragStart={isMovable ? start : undefined}
      onDragEnd={drag?.end}
    >
      <span className="visit-who">
        <b>{whoWords(visit)}</b> <small>{shortPersonWords(visit)}</small>
      </span>{" "}
      <span className="visit-area">{whereWords(visit)}</span>{" "}
      <span className="visit-items">
        <span title={names}>{visit.itemNames.map(shortItemName).join(", ")}</span>{" "}
        <small>{remindersOf(visit).join(", ")}</small>
      </span>{" "}
      <span className="visit-state">
        <StateWord badge={stateOf(visit, now)} /> <b>{dueOfCard(visit)}</b>
      </span>
    </Link>
  );
}

/** The open one, when the keys go from panel to panel. */
function keepInSight(card: HTMLAnchorElement | null): void {
  card?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

type Look = "late" | "soon" | "pending" | "toCollect" | "done" | "declined";

function lookOf(visit: DayVisit, now: LabMoment): Look {
  const lateness = latenessOf(visit, now);
  if (lateness) return lateness.kind;
  if (visit.status === "pending") return "pending";
  if (!holdsSeat(visit.status)) return "declined";
  return isToCome(visit.status) ? "toCollect" : "done";
}
