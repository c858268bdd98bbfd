import { type ComponentType, type ReactNode, useState } from "react";
import type { Booking, OwnChanges } from "#core/bookings/response-schema.ts";
import { addDays } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatTime } from "#web/lib/format-time.ts";
import { useLabClock } from "#web/lib/lab-clock.ts";
import { nonBreaking } from "#web/lib/non-breaking.ts";
import { HelplineLink, type OwnChangeDialogProps } from "./helpline-link.tsx";

const texts = words.account.dashboard.ownChanges;

/** Loaded with the first press. */
const loadDialog = {
  move: () => import("./move-visit-dialog.tsx"),
  cancel: () => import("./cancel-visit-dialog.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType<OwnChangeDialogProps> }>>;

type Props = {
  booking: Booking;
  /** What tells the buttons of one card from those of another. */
  named: ReactNode;
  buttonClass?: string;
};

/** Moves and cancels an upcoming visit, while the patient can; otherwise the helpline. */
export function OwnChangeButtons({ booking, named, buttonClass }: Props) {
  const [shown, setShown] = useState<ComponentType<OwnChangeDialogProps> | null>(null);
  const [isLoading, setLoading] = useState(false);
  const changes = booking.ownChanges;
  if (!changes) return <HelplineLink named={named} className={buttonClass} />;
  const open = async (change: keyof typeof loadDialog) => {
    if (isLoading) return;
    setLoading(true);
    try {
      const { default: Dialog } = await loadDialog[change]();
      setShown(() => Dialog);
    } catch (failure) {
      console.error(failure);
      showToast({ ...texts.loadingFailed, tone: "error" });
    } finally {
      setLoading(false);
    }
  };
  const renderButton = (change: keyof typeof loadDialog) =>
    changes[change].obstacle === null && (
      <Button
        size="small"
        look={change === "move" ? "secondary" : "quiet"}
        className={buttonClass}
        aria-haspopup="dialog"
        aria-disabled={isLoading}
        onClick={() => void open(change)}
      >
        {texts[change]} {named}
      </Button>
    );
  const Dialog = shown;
  return (
    <>
      {renderButton("move")}
      {changes.move.obstacle !== null && <HelplineLink named={named} className={buttonClass} />}
      {renderButton("cancel")}
      {Dialog && <Dialog booking={booking} changes={changes} onClose={() => setShown(null)} />}
    </>
  );
}

/** Until when the visit can be moved and cancelled, or why it cannot. */
export function OwnChangeNote({ booking: { ownChanges } }: Pick<Props, "booking">) {
  const today = useLabClock().day;
  if (!ownChanges) return null;
  return <p className="text-sm leading-normal text-soft">{listSentences(ownChanges, today).join(" ")}</p>;
}

function listSentences({ move, cancel, movesLeft }: OwnChanges, today: string): string[] {
  const { obstacles } = texts;
  const [moveUntil, cancelUntil] = [formatMoment(move.until, today), formatMoment(cancel.until, today)];
  if (move.obstacle === null && cancel.obstacle === null)
    return move.until === cancel.until
      ? [texts.until(moveUntil)]
      : [texts.moveUntil(moveUntil), texts.cancelUntil(cancelUntil)];
  const whyNot = {
    over: "",
    "at-centre": obstacles["at-centre"],
    shared: obstacles.shared,
    "under-way": obstacles["under-way"],
    deadline: cancel.obstacle === null ? obstacles["move-too-late"](moveUntil) : obstacles["too-late"](moveUntil),
    "moves-used": movesLeft === 0 ? obstacles["moves-used"] : obstacles["moves-none"],
  };
  return [
    move.obstacle === null ? texts.moveUntil(moveUntil) : whyNot[move.obstacle],
    ...(cancel.obstacle === null ? [texts.cancelUntil(cancelUntil)] : []),
  ];
}

/** "today, 11:00 PM" */
function formatMoment(instant: string, today: string): string {
  const { day, minutes } = toLabTime(new Date(instant));
  const time = nonBreaking(formatTime(minutes));
  if (day === today) return texts.today(time);
  return day === addDays(today, 1) ? texts.tomorrow(time) : texts.onDay(nonBreaking(formatWeekdayDate(day)), time);
}
