import type { DragEvent } from "react";
import { type DayCard, listCardMembers } from "#core/admin/day-cards.ts";
import { needsAttention } from "#core/admin/round-board.ts";
import { canMoveVisit } from "#core/bookings/collection-place.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import { words } from "#texts";
import { shortenItemName } from "#web/admin/bookings/short-item-name.ts";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { StatusText } from "#web/admin/components/status-text.tsx";
import { IconButton } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { TubeIcon } from "#web/components/tube-icon.tsx";
import { formatShortPerson } from "#web/lib/format-person.ts";
import { getStopBadge } from "./format-stop.ts";
import { formatCardAmountDue, formatCardName, formatSlotTime, listCollectionHints } from "./format-visit.ts";

const texts = words.admin.day.rounds;

/** Shared by all cards of the board. */
export type RoundCardContext = {
  now: LabTime;
  openId: number | null;
  addressOf: (openId: number) => string;
  /** Opens the choice of a phlebotomist; undefined without permission. */
  onGive: ((id: number) => void) | undefined;
  drag: { start: (card: DayCard) => void; end: () => void } | undefined;
};

type Props = {
  card: DayCard;
  isAssigned: boolean;
  /** Makes it one earlier within its hour; undefined if it cannot be. */
  onEarlier: (() => void) | undefined;
  context: RoundCardContext;
};

/** A stop of a round: all of it opens the visit, except the button that gives it to a phlebotomist. */
export function RoundCard({ card, isAssigned, onEarlier, context }: Props) {
  const { now, openId, addressOf, onGive, drag } = context;
  const isOpen = card.id === openId;
  const isGivable = onGive && canMoveVisit(card);
  const start = (event: DragEvent) => {
    event.dataTransfer.setData("text/plain", card.code);
    event.dataTransfer.effectAllowed = "move";
    drag?.start(card);
  };
  return (
    <article
      className={cx(
        "relative grid min-w-0 grid-cols-1 gap-0.5 rounded-md border py-1.5 pr-2 pl-3.5 text-xs leading-normal text-ink has-[a:hover]:border-action",
        "before:absolute before:inset-y-0 before:left-0 before:w-1 before:rounded-l-md has-current:border-action has-current:ring-2 has-current:ring-action",
        getLook(card, now, isAssigned),
        isGivable && drag && "cursor-grab",
      )}
      draggable={isGivable && drag ? "true" : undefined}
      onDragStart={isGivable && drag ? start : undefined}
      onDragEnd={drag?.end}
    >
      <span className="flex items-baseline gap-2">
        <DetailLink
          className="covers min-w-0 flex-1 truncate text-sm leading-snug font-semibold text-ink no-underline"
          to={addressOf(card.id)}
          isAnyOpen={openId !== null}
          data-visit={card.id}
          aria-current={isOpen ? "true" : undefined}
          draggable="false"
        >
          {formatCardName(card)} <small className="font-normal text-soft">{formatShortPerson(card)}</small>
        </DetailLink>
        <span className="flex-none text-soft">{formatSlotTime(card.bookingTime)}</span>
      </span>
      <span className="flex items-center gap-2 text-soft">
        <span className="min-w-0 flex-1 truncate" title={card.itemNames.join(", ")}>
          {[card.area, card.itemNames.map(shortenItemName).join(", ")].filter(Boolean).join(" · ")}
        </span>
        <CardTubes card={card} />
      </span>
      <span className="flex flex-wrap items-center gap-x-2">
        <StatusText badge={getStopBadge({ card, now, isAssigned })} />
        <small className="font-medium text-soft">{listCollectionHints(card).join(", ")}</small>
        <span className="ml-auto flex items-center gap-2">
          <b className="font-semibold whitespace-nowrap">{formatCardAmountDue(card)}</b>
          {onEarlier && (
            <IconButton
              className="relative text-soft -my-1 size-8 flex-none thumb:size-target"
              icon="chevron-up"
              label={texts.earlier(formatCardName(card))}
              onClick={onEarlier}
            />
          )}
          {isGivable && (
            <IconButton
              className="relative text-soft -my-1 -mr-1 size-8 flex-none thumb:size-target"
              icon="users"
              label={texts.give(formatCardName(card))}
              onClick={() => onGive(card.id)}
            />
          )}
        </span>
      </span>
    </article>
  );
}

function getLook(card: DayCard, now: LabTime, isAssigned: boolean): string {
  if (needsAttention(card, now)) return "border-error bg-card before:bg-error";
  if (!isUpcoming(card.status)) return "border-line-strong bg-page before:bg-line-control";
  if (!isAssigned) return "border-dashed border-line-control bg-card";
  const isUnderWay = card.stop.state === "on-the-way" || card.stop.state === "arrived";
  return cx("border-line-strong bg-card", isUnderWay ? "before:bg-underway" : "before:bg-plot-soft");
}

/** The tubes of all patients of the stop, those of a kind once. */
function CardTubes({ card }: { card: DayCard }) {
  const kinds = new Set(listCardMembers(card).flatMap(({ tubes }) => tubes));
  if (kinds.size === 0) return null;
  return (
    <span className="flex flex-none gap-0.5">
      <span className="sr-only">{texts.tubes([...kinds].map((kind) => words.tubeNames[kind]).join(", "))}</span>
      {[...kinds].map((kind) => (
        <TubeIcon key={kind} kind={kind} size="small" />
      ))}
    </span>
  );
}
