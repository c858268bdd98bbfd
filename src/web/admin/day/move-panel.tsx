import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { BoardSlot, DayBoard } from "#core/admin/day-board.ts";
import type { DayVisit } from "#core/admin/day-schema.ts";
import type { MoveReason } from "#core/bookings/edit/move-reasons.ts";
import type { SlotConflict } from "#core/catalogue/preparation/slot-conflict.ts";
import { parseSlotTime } from "#core/slots/grid.ts";
import { words } from "#texts";
import { MoveReasonSelect } from "#web/admin/booking-edit/move-reason-select.tsx";
import { useMoveConflict } from "#web/admin/booking-edit/use-move-conflict.ts";
import { formatOptOut, usePhoneOptOut } from "#web/admin/bookings/opt-out-notice.tsx";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { PanelBody, PanelHeader, PanelSection, SidePanel } from "#web/admin/layout/side-panel.tsx";
import { getOptOutHint, useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { buttonClass } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { FieldHint } from "#web/components/forms/field.tsx";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatCardName, formatSlotTime } from "./format-visit.ts";
import { Seats } from "./seats.tsx";

const texts = words.admin.day.move;

type Props = {
  visit: DayVisit;
  hours: DayBoard["hours"];
  isBusy: boolean;
  /** Address of the visit's details, where another day can be chosen. */
  address: string;
  onMove: (time: string, reason?: MoveReason) => void;
  onClose: () => void;
};

/** Moves a visit to another slot of the same day. Arrow keys and digits move between slots. */
export default function MovePanel({ visit, hours, isBusy, address, onMove, onClose }: Props) {
  const titleId = useId();
  const [reason, setReason] = useState<MoveReason | undefined>();
  const list = useRef<HTMLDivElement>(null);
  const findMoveConflict = useMoveConflict(visit);
  const findConflict = ({ time }: BoardSlot) => {
    const slotTime = parseSlotTime(time);
    return slotTime && findMoveConflict(visit.bookingDate, slotTime);
  };
  useEffect(() => listEnabledButtons(list.current)[0]?.focus(), []);
  const moveFocus = (event: KeyboardEvent) => {
    const next = findNextButton(listEnabledButtons(list.current), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <SidePanel labelledBy={titleId} onClose={onClose}>
      <PanelHeader title={texts.title(formatCardName(visit))} titleId={titleId} onClose={onClose} />
      <PanelBody>
        <PanelSection>
          <MoveReasonSelect reason={reason} onChange={setReason} />
          <p>{texts.from(formatWeekdayDate(visit.bookingDate), formatSlotTime(visit.bookingTime))}</p>
          {/* biome-ignore lint/a11y/useSemanticElements: the buttons act directly, there is no form */}
          <div
            className="grid grid-cols-3 gap-1.5"
            role="group"
            aria-label={texts.hours}
            ref={list}
            onKeyDown={moveFocus}
          >
            {hours.map((slot) => (
              <MoveSlotButton
                key={slot.time}
                slot={slot}
                isOwn={slot.time === visit.bookingTime}
                isBusy={isBusy}
                conflict={findConflict(slot)}
                onChoose={() => onMove(slot.time, reason)}
              />
            ))}
          </div>
          <MoveNotificationHint visit={visit} />
          <DetailLink
            className={buttonClass({ size: "small", className: "justify-self-start" })}
            to={address}
            isAnyOpen={false}
            onClick={onClose}
          >
            {texts.otherDay}
          </DetailLink>
        </PanelSection>
      </PanelBody>
    </SidePanel>
  );
}

/** Says how the patient hears of the new slot. Below the slots, which do not move when it is known. */
function MoveNotificationHint({ visit }: { visit: DayVisit }) {
  const optOut = usePhoneOptOut(visit.phone, visit.patientId);
  const withNotificationHint = useNotificationHint();
  return (
    <div aria-live="polite">
      {optOut ? (
        <p className="rounded-md bg-offer-soft px-2.5 py-1.5">
          <b className="font-semibold">{formatOptOut(optOut)}</b> {getOptOutHint(visit)}
        </p>
      ) : (
        <FieldHint>{withNotificationHint(texts.notifyHint)}</FieldHint>
      )}
    </div>
  );
}

const slotClass =
  "grid min-h-16 cursor-pointer content-center justify-items-center gap-0.5 rounded-md border border-line-control px-1 py-1.5 text-ink enabled:hover:border-action enabled:hover:bg-selected disabled:cursor-default disabled:border-line disabled:bg-page disabled:text-quiet";

type MoveSlotButtonProps = {
  slot: BoardSlot;
  isOwn: boolean;
  isBusy: boolean;
  /** Why the slot does not suit the tests; the server asks for confirmation. */
  conflict: SlotConflict | null | undefined;
  onChoose: () => void;
};

function MoveSlotButton({ slot, isOwn, isBusy, conflict, onChoose }: MoveSlotButtonProps) {
  const { time, taken, held, seats, isGone, isRunning } = slot;
  const free = Math.max(0, seats - taken - held);
  // As for patients, a slot that has begun is unavailable.
  const isUnavailable = isGone || isRunning;
  return (
    <button
      className={cx(slotClass, free === 0 ? "bg-sunken" : "bg-card")}
      type="button"
      disabled={isOwn || isUnavailable}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onChoose()}
    >
      <b className="font-semibold">{formatSlotTime(time)}</b>
      <Seats hour={slot} />
      <small className="text-soft">
        {isOwn ? texts.own : isUnavailable ? texts.over : free > 0 ? texts.free(free) : words.admin.day.full}
      </small>
      {conflict && !isOwn && !isUnavailable && (
        <small className="text-soft">{words.admin.move.conflicts[conflict.kind]}</small>
      )}
    </button>
  );
}

function listEnabledButtons(list: HTMLElement | null): HTMLButtonElement[] {
  return [...(list?.querySelectorAll<HTMLButtonElement>("button:enabled") ?? [])];
}

/** Returns the neighbour by arrow key, or the next slot ending with the digit: 9, 0 for 10, 1 for 11 and then for 1. */
function findNextButton(buttons: HTMLButtonElement[], key: string): HTMLButtonElement | undefined {
  const index = (buttons as Element[]).indexOf(document.activeElement ?? document.body);
  if (key === "ArrowRight" || key === "ArrowDown") return buttons[index + 1];
  if (key === "ArrowLeft" || key === "ArrowUp") return buttons[Math.max(index - 1, 0)];
  if (!/^\d$/.test(key)) return undefined;
  const ordered = [...buttons.slice(index + 1), ...buttons.slice(0, index + 1)];
  return ordered.find(({ textContent }) => /^\d+/.exec(textContent)?.[0].endsWith(key));
}
