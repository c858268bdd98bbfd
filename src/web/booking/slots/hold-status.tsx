import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import type { HoldStatus } from "./use-slot-choice.ts";

export const HOLD_STATUS_ID = "seat-note";

type Props = { id?: string; seat: HoldStatus; isSmall?: boolean };

/** Says that the chosen slot is held, without a ticking clock. */
export function HoldStatusNote({ id, seat, isSmall = false }: Props) {
  return (
    <p
      id={id}
      className={cx("min-h-[1.5em] font-normal text-soft", isSmall ? "text-xs" : "text-sm")}
      role="status"
      tabIndex={-1}
    >
      {formatHoldStatus(seat)}
    </p>
  );
}

function formatHoldStatus(seat: HoldStatus): string {
  const { kept, keptNoMore } = words.booking.visit;
  if (seat.state === "kept") return kept(seat.minutes);
  return seat.state === "kept-no-more" ? keptNoMore : "";
}
