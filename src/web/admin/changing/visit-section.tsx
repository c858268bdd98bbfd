import { useState } from "react";
import { isMovable } from "#core/bookings/places.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { isToCome } from "#core/bookings/statuses.ts";
import { words } from "#texts";
import { useKeys } from "#web/admin/layout/keys.tsx";
import { useActs } from "#web/admin/layout/use-acts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { CancelForm } from "./cancel-form.tsx";
import { MoveForm } from "./move-form.tsx";
import { Opener } from "./opener.tsx";

type Act = "move" | "cancel";

/** What can be done with a visit that is still to come: one form at a time, in the place of the buttons that open them. */
export function VisitSection({ booking }: { booking: Booking }) {
  const [act, setAct] = useState<Act | null>(null);
  /** The form that was closed last: the focus goes back to what opened it. */
  const [closed, setClosed] = useState<Act | null>(null);
  const may = useActs();
  const mayMove = may("move-visit") && isMovable(booking);
  const mayCancel = may("settle-visit") && isToCome(booking.status);
  useKeys({
    m: mayMove ? () => setAct("move") : undefined,
    c: mayCancel ? () => setAct("cancel") : undefined,
  });
  if (!mayMove && !mayCancel) return null;
  const close = () => {
    setClosed(act);
    setAct(null);
  };
  return (
    <section>
      {mayMove && act === "move" && <MoveForm booking={booking} onClose={close} />}
      {mayCancel && act === "cancel" && <CancelForm booking={booking} onClose={close} />}
      {act === null && (
        <div className="row row-wraps act-openers">
          {mayMove && (
            <Opener keyName="m" isClosed={closed === "move"} onOpen={() => setAct("move")}>
              <Icon name="calendar" small /> {words.desk.move.open}
            </Opener>
          )}
          {mayCancel && (
            <Opener keyName="c" isClosed={closed === "cancel"} isGrave onOpen={() => setAct("cancel")}>
              <Icon name="x" small /> {words.desk.cancel.open}
            </Opener>
          )}
        </div>
      )}
    </section>
  );
}
