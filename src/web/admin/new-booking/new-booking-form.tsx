import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { useUnsavedPrompt } from "#web/admin/components/use-unsaved-prompt.ts";
import { pageScrollClass } from "#web/admin/layout/admin-page.tsx";
import { cx } from "#web/components/classes.ts";
import { AddressStep } from "./address-step.tsx";
import { BookingCreated } from "./booking-created.tsx";
import { CallerStep } from "./caller-step.tsx";
import type { BookableCatalogueItem } from "./chosen-items.ts";
import { ItemsStep } from "./items-step.tsx";
import { SlotStep } from "./slot-step.tsx";
import { SummaryStep } from "./summary-step.tsx";
import {
  emptyDraft,
  focusField,
  type JoinedVisit,
  type NewBookingDraft,
  toggleCollectionPlace,
  useNewBooking,
} from "./use-new-booking.ts";

type Props = {
  joinedVisit?: JoinedVisit | null;
  initialDraft?: NewBookingDraft;
  /** Stores the draft; without it, leaving the page asks first. */
  onDraftChange?: (draft: NewBookingDraft) => void;
  onNext: () => void;
  /** Starts a booking for another member of the visit just booked. */
  onAddMember: (visitId: number, items: readonly BookableCatalogueItem[]) => void;
};

/** Three columns where there is room: the caller, the visit and the summary. */
const formClass = cx(pageScrollClass, "grid grid-cols-1 items-start gap-4 @xl/work:flex");
const stepsClass = "grid grid-cols-1 gap-4";

/** Booking form for a caller or another member of a visit; after booking, the confirmation. */
export function NewBookingForm({
  joinedVisit = null,
  initialDraft = emptyDraft,
  onDraftChange,
  onNext,
  onAddMember,
}: Props) {
  const formState = useNewBooking({ joinedVisit, initialDraft, onDraftChange });
  const { draft, booked, book } = formState;
  const root = useRef<HTMLFormElement>(null);
  const setEdited = useUnsavedPrompt();
  const isEdited =
    !onDraftChange &&
    draft.typedPhone !== "" &&
    (!joinedVisit || draft.patientChoice !== null || draft.catalogueItems.length > 0) &&
    !booked;
  useEffect(() => setEdited(isEdited), [isEdited, setEdited]);
  if (booked)
    return (
      <BookingCreated
        booked={booked}
        onNext={onNext}
        onAddMember={(visitId) => onAddMember(visitId, draft.catalogueItems)}
      />
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    book();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && event.code === "KeyC") {
      event.preventDefault();
      toggleCollectionPlace(formState);
      // The focused field may have disappeared.
      requestAnimationFrame(() => root.current?.contains(document.activeElement) || focusField("items"));
      return;
    }
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    book();
  };
  return (
    <form className={formClass} ref={root} onSubmit={submit} onKeyDown={handleKeyDown} data-scrolls noValidate>
      <div className={cx(stepsClass, "@xl/work:w-75 @xl/work:flex-none @2xl/work:w-95")}>
        <CallerStep formState={formState} />
        <AddressStep formState={formState} />
      </div>
      <div className={cx(stepsClass, "@xl/work:min-w-0 @xl/work:flex-1 @2xl/work:max-w-215")}>
        <ItemsStep formState={formState} />
        <SlotStep formState={formState} />
      </div>
      <SummaryStep formState={formState} onClear={onNext} />
    </form>
  );
}
