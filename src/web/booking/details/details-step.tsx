import { type BaseSyntheticEvent, Suspense } from "react";
import { useFormState } from "react-hook-form";
import type { BookingAddress } from "#core/bookings/request/selection.ts";
import type { LatestHour } from "#core/catalogue/preparation/latest-hour.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { type Paise, toWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { detailsFormId } from "#web/booking/booking-steps.tsx";
import { type FormFields, loadRules } from "#web/booking/form.ts";
import { AgainOffer } from "#web/booking/later-parts.ts";
import type { SelectionState } from "#web/booking/selection.ts";
import type { Seat } from "#web/booking/visit/use-visit.ts";
import { VisitFields } from "#web/booking/visit/visit-fields.tsx";
import { OptionalFields } from "./optional-fields.tsx";
import { PersonalFields, useIsAgain } from "./personal-fields.tsx";
import { SelectionSection, SelectionSkeleton } from "./selection-section.tsx";
import type { Folds } from "./use-folds.ts";

type Props = {
  address: BookingAddress;
  selectedPackageId: number | null;
  onChoosePackage: (id: number) => void;
  shown: SelectionState;
  totalPaise: Paise;
  /** The step stays in the page behind the payment. */
  isShown: boolean;
  seat: Seat;
  latest: LatestHour | null;
  needs: BookingNeeds | null;
  folds: Folds;
  onSubmit: (event?: BaseSyntheticEvent) => unknown;
  onClear: () => void;
};

/** Row 2.81: the form. Without JavaScript it is sent to the page's own address, and the server books. */
export function DetailsStep({
  address,
  selectedPackageId,
  onChoosePackage,
  shown,
  totalPaise,
  isShown,
  seat,
  latest,
  needs,
  folds,
  onSubmit,
  onClear,
}: Props) {
  const isAgain = useIsAgain();
  return (
    <form id={detailsFormId} method="post" noValidate onSubmit={onSubmit} onFocus={prepareRules}>
      <SelectionSection
        of={shown}
        totalPaise={totalPaise}
        hidesSelector={address.hidesSelector}
        selectedPackageId={selectedPackageId}
        onChoosePackage={onChoosePackage}
      />
      {isAgain && (
        <Suspense fallback={<SelectionSkeleton />}>
          <AgainOffer latest={latest} onChosen={() => onSubmit()} />
        </Suspense>
      )}
      <PersonalFields folds={folds} />
      <VisitFields isShown={isShown} seat={seat} latest={latest} needs={needs} />
      <OptionalFields folds={folds} onClear={onClear} />
      <input type="hidden" name="totalAmount" value={toWire(totalPaise)} />
      <SubmitButton isChosen={shown.state !== "none"} />
    </form>
  );
}

/** Quiet while there is nothing to book. */
function SubmitButton({ isChosen }: { isChosen: boolean }) {
  const { isSubmitting } = useFormState<FormFields>();
  return (
    <button
      className={`btn ${isChosen ? "btn-1" : "btn-2"} only-beside booking-go`}
      type="submit"
      aria-disabled={isSubmitting}
    >
      {isSubmitting ? words.booking.checking : words.booking.submit}
    </button>
  );
}

/** The rules are fetched while the patient types, not when the patient waits. */
function prepareRules(): void {
  loadRules().catch(() => undefined);
}
