import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { canMoveVisit } from "#core/bookings/collection-place.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import { canCollectAtCentre } from "#core/round/centre-sample.ts";
import { words } from "#texts";
import { useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { centreSampleQuery } from "#web/admin/sample/queries.ts";
import { SampleForm } from "#web/admin/sample/sample-form.tsx";
import { getLabToday } from "#web/lib/lab-clock.ts";
import { CancelForm } from "./cancel-form.tsx";
import { FormOpener } from "./form-opener.tsx";
import { MoveForm } from "./move-form.tsx";
import { StepBackForm, useStepsBack } from "./step-back-form.tsx";

type VisitForm = "move" | "cancel" | "back" | "sample";

/** Named one by one: by a computed name, every page would load all words of the admin area. */
const openLabels = {
  move: words.admin.move.open,
  cancel: words.admin.cancel.open,
  back: words.admin.stepBack.open,
  sample: words.admin.sample.open,
} satisfies Record<VisitForm, string>;

export type VisitForms = {
  /** The open form; null if none is. */
  shown: VisitForm | null;
  /** The form closed last: its button takes the focus. */
  closed: VisitForm | null;
  isAllowed: Record<VisitForm, boolean>;
  open: (form: VisitForm) => void;
  close: () => void;
};

/** The forms that move, cancel or collect a visit, or take a booking a step back: one is open at a time. */
export function useVisitForms(booking: Booking): VisitForms {
  const [shown, setShown] = useState<VisitForm | null>(null);
  const [closed, setClosed] = useState<VisitForm | null>(null);
  const can = usePermissions();
  const isAllowed = {
    move: can("move-booking") && canMoveVisit(booking),
    cancel: can("cancel-booking") && isUpcoming(booking.status),
    back: useStepsBack(booking).length > 0,
    sample: useCanCollectHere(booking),
  };
  // A cancelled visit can be restored: its form stays closed then.
  if (shown && !isAllowed[shown]) setShown(null);
  useShortcuts({
    m: isAllowed.move ? () => setShown("move") : undefined,
    c: isAllowed.cancel ? () => setShown("cancel") : undefined,
    b: isAllowed.back ? () => setShown("back") : undefined,
    s: isAllowed.sample ? () => setShown("sample") : undefined,
  });
  const close = () => {
    setClosed(shown);
    setShown(null);
  };
  return { shown, closed, isAllowed, open: setShown, close };
}

/** Whether the sample can be collected at the centre, or a tube be labelled or lose its label before the bench has it. */
function useCanCollectHere(booking: Booking): boolean {
  const can = usePermissions();
  const isOpen =
    can("collect-at-centre") && canCollectAtCentre({ ...booking, day: booking.bookingDate }, getLabToday());
  const isNew = isUpcoming(booking.status);
  const { data: sample } = useQuery({ ...centreSampleQuery(booking.id), enabled: isOpen && !isNew });
  return isOpen && (isNew || (sample?.tubes ?? []).some(({ isReceived }) => !isReceived));
}

type Props = { booking: Booking; forms: VisitForms };

/** The open form, below the steps. */
export function VisitFormSection({ booking, forms: { shown, close } }: Props) {
  if (!shown) return null;
  return (
    <section
      className="flex-none border-t-3 border-b border-t-ink border-b-line-strong bg-card px-4 py-3"
      aria-label={openLabels[shown]}
    >
      {shown === "move" && <MoveForm booking={booking} onClose={close} />}
      {shown === "cancel" && <CancelForm booking={booking} onClose={close} />}
      {shown === "back" && <StepBackForm booking={booking} onClose={close} />}
      {shown === "sample" && <SampleForm booking={booking} onClose={close} />}
    </section>
  );
}

/** Opens the form that moves the visit. */
export function MoveOpener({ forms }: { forms: VisitForms }) {
  if (forms.shown || !forms.isAllowed.move) return null;
  return (
    <FormOpener icon="calendar" keyName="m" isClosed={forms.closed === "move"} onOpen={() => forms.open("move")}>
      {words.admin.move.open}
    </FormOpener>
  );
}

/** Opens the form that takes the booking a step back. */
export function StepBackOpener({ forms }: { forms: VisitForms }) {
  if (forms.shown || !forms.isAllowed.back) return null;
  return (
    <FormOpener
      icon="arrow-left"
      keyName="b"
      className="-ml-1.5"
      isClosed={forms.closed === "back"}
      onOpen={() => forms.open("back")}
    >
      {words.admin.stepBack.open}
    </FormOpener>
  );
}

/** Opens the form that cancels the visit. */
export function CancelOpener({ forms }: { forms: VisitForms }) {
  if (forms.shown || !forms.isAllowed.cancel) return null;
  return (
    <FormOpener
      icon="x"
      keyName="c"
      isDanger
      className="md:ml-auto"
      isClosed={forms.closed === "cancel"}
      onOpen={() => forms.open("cancel")}
    >
      {words.admin.cancel.open}
    </FormOpener>
  );
}

/** Opens the form that collects the sample at the centre, or adds a tube to it; the next step opens it too. */
export function SampleOpener({ booking, forms }: { booking: Booking; forms: VisitForms }) {
  const isShown = !forms.shown && forms.isAllowed.sample && booking.status !== "confirmed";
  const { data: sample } = useQuery({
    ...centreSampleQuery(booking.id),
    enabled: isShown && !isUpcoming(booking.status),
  });
  if (!isShown) return null;
  const isLabelled = sample?.tubes.every(({ code }) => code !== null) ?? false;
  const texts = words.admin.sample;
  return (
    <FormOpener icon="test-tube" keyName="s" isClosed={forms.closed === "sample"} onOpen={() => forms.open("sample")}>
      {isUpcoming(booking.status) ? texts.open : isLabelled ? texts.openLabels : texts.openMore}
    </FormOpener>
  );
}
