import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { useUnsavedPrompt } from "#web/admin/components/use-unsaved-prompt.ts";
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

/** Booking form for a caller or another member of a visit; after booking, the confirmation. */
export function NewBookingForm({
  joinedVisit = null,
  initialDraft = emptyDraft,
  onDraftChange,
  onNext,
  onAddMember,
}: Props) {
  const hand = useNewBooking({ joinedVisit, initialDraft, onDraftChange });
  const { draft, booked, book } = hand;
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
      toggleCollectionPlace(hand);
      // The focused field may have disappeared.
      requestAnimationFrame(() => root.current?.contains(document.activeElement) || focusField("items"));
      return;
    }
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    book();
  };
  return (
    <form className="desk-scroll call" ref={root} onSubmit={submit} onKeyDown={handleKeyDown} noValidate>
      <div className="call-left">
        <CallerStep hand={hand} />
        <AddressStep hand={hand} />
      </div>
      <div className="call-middle">
        <ItemsStep hand={hand} />
        <SlotStep hand={hand} />
      </div>
      <SummaryStep hand={hand} onClear={onNext} />
    </form>
  );
}
