import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import type { MoveReason } from "#core/bookings/changing/move-reasons.ts";
import { dayInWords } from "#core/calendar/day.ts";
import type { Board, BoardHour } from "#core/desk/day/board.ts";
import type { DayVisit } from "#core/desk/day/schema.ts";
import { words } from "#texts";
import { MoveReasonChoice } from "#web/admin/changing/move-reason-choice.tsx";
import { PanelTop, SidePanel } from "#web/admin/layout/side-panel.tsx";
import { useTold } from "#web/admin/layout/use-told.ts";
import { overList } from "#web/admin/list/use-close-once.ts";
import { Seats } from "./seats.tsx";
import { hourWords, whoWords } from "./visit-words.ts";
import "./move-panel.css";

const texts = words.desk.day.move;

type Props = {
  visit: DayVisit;
  hours: Board["hours"];
  isBusy: boolean;
  /** Of the visit itself, where another day can be chosen. */
  address: string;
  onMove: (time: string, reason?: MoveReason) => void;
  onClose: () => void;
};

/** Another hour of the same day, by one press; arrows and figures go from hour to hour. */
export default function MovePanel({ visit, hours, isBusy, address, onMove, onClose }: Props) {
  const titleId = useId();
  const [reason, setReason] = useState<MoveReason | undefined>();
  const list = useRef<HTMLDivElement>(null);
  const told = useTold();
  useEffect(() => buttonsOf(list.current)[0]?.focus(), []);
  const goOn = (event: KeyboardEvent) => {
    const next = nextOf(buttonsOf(list.current), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <SidePanel labelledBy={titleId} onClose={onClose}>
      <PanelTop onClose={onClose}>
        <h2 id={titleId}>{texts.title(whoWords(visit))}</h2>
      </PanelTop>
      <div className="beside-body">
        <section>
          <MoveReasonChoice reason={reason} onChange={setReason} />
          <p>{texts.from(dayInWords(visit.bookingDate), hourWords(visit.bookingTime))}</p>
          {/* biome-ignore lint/a11y/useSemanticElements: its buttons act by themselves, no form is sent */}
          <div className="hour-choice" role="group" aria-label={texts.hours} ref={list} onKeyDown={goOn}>
            {hours.map((hour) => (
              <HourButton
                key={hour.time}
                hour={hour}
                isOwn={hour.time === visit.bookingTime}
                isBusy={isBusy}
                onChoose={() => onMove(hour.time, reason)}
              />
            ))}
          </div>
          <p className="hint">{told(texts.tells)}</p>
          <Link
            className="btn btn-2 btn-s move-other"
            to={address}
            state={overList}
            onClick={onClose}
            preventScrollReset
          >
            {texts.otherDay}
          </Link>
        </section>
      </div>
    </SidePanel>
  );
}

type ButtonProps = { hour: BoardHour; isOwn: boolean; isBusy: boolean; onChoose: () => void };

function HourButton({ hour, isOwn, isBusy, onChoose }: ButtonProps) {
  const { time, taken, held, seats, isGone, isRunning } = hour;
  const free = Math.max(0, seats - taken - held);
  // As for everybody, an hour that has begun is not given any more.
  const isOver = isGone || isRunning;
  return (
    <button
      className="hour-button"
      type="button"
      disabled={isOwn || isOver}
      aria-disabled={isBusy}
      data-full={free === 0 || undefined}
      onClick={() => !isBusy && onChoose()}
    >
      <b>{hourWords(time)}</b>
      <Seats hour={hour} />
      <small>{isOwn ? texts.own : isOver ? texts.over : free > 0 ? texts.free(free) : words.desk.day.full}</small>
    </button>
  );
}

function buttonsOf(list: HTMLElement | null): HTMLButtonElement[] {
  return [...(list?.querySelectorAll<HTMLButtonElement>("button:enabled") ?? [])];
}

/** By arrows the hour beside; by a figure the next hour that ends with it: 9, 0 for 10, 1 for 11 and then for 1. */
function nextOf(buttons: HTMLButtonElement[], key: string): HTMLButtonElement | undefined {
  const at = (buttons as Element[]).indexOf(document.activeElement ?? document.body);
  if (key === "ArrowRight" || key === "ArrowDown") return buttons[at + 1];
  if (key === "ArrowLeft" || key === "ArrowUp") return buttons[Math.max(at - 1, 0)];
  if (!/^\d$/.test(key)) return undefined;
  const inTurn = [...buttons.slice(at + 1), ...buttons.slice(0, at + 1)];
  return inTurn.find(({ textContent }) => /^\d+/.exec(textContent)?.[0].endsWith(key));
}
