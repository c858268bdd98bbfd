import { useState } from "react";
import { canMoveVisit } from "#core/bookings/collection-place.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import { words } from "#texts";
import { useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { CancelForm } from "./cancel-form.tsx";
import { FormOpener } from "./form-opener.tsx";
import { MoveForm } from "./move-form.tsx";
import { PanelActions } from "./panel-actions.tsx";

type VisitAction = "move" | "cancel";

/** Actions on an upcoming visit. The open form replaces the buttons. */
export function VisitSection({ booking }: { booking: Booking }) {
  const [action, setAction] = useState<VisitAction | null>(null);
  /** The form closed last: its button gets the focus. */
  const [closed, setClosed] = useState<VisitAction | null>(null);
  const can = usePermissions();
  const canMove = can("move-booking") && canMoveVisit(booking);
  const canCancel = can("cancel-booking") && isUpcoming(booking.status);
  useShortcuts({
    m: canMove ? () => setAction("move") : undefined,
    c: canCancel ? () => setAction("cancel") : undefined,
  });
  if (!canMove && !canCancel) return null;
  const close = () => {
    setClosed(action);
    setAction(null);
  };
  return (
    <PanelSection>
      {canMove && action === "move" && <MoveForm booking={booking} onClose={close} />}
      {canCancel && action === "cancel" && <CancelForm booking={booking} onClose={close} />}
      {action === null && (
        <PanelActions>
          {canMove && (
            <FormOpener icon="calendar" keyName="m" isClosed={closed === "move"} onOpen={() => setAction("move")}>
              {words.admin.move.open}
            </FormOpener>
          )}
          {canCancel && (
            <FormOpener icon="x" keyName="c" isClosed={closed === "cancel"} isDanger onOpen={() => setAction("cancel")}>
              {words.admin.cancel.open}
            </FormOpener>
          )}
        </PanelActions>
      )}
    </PanelSection>
  );
}
