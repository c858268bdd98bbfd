import { type BaseSyntheticEvent, Suspense } from "react";
import { useFormState } from "react-hook-form";
import type { BookingPageParams } from "#core/bookings/create/selection.ts";
import type { LatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { formatAmount, type Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { DETAILS_FORM_ID } from "#web/booking/booking-steps.tsx";
import { type FormFields, loadFormRules } from "#web/booking/form-fields.ts";
import { RebookOffer } from "#web/booking/lazy-parts.ts";
import type { SelectionState } from "#web/booking/selection.ts";
import { SlotFields } from "#web/booking/slots/slot-fields.tsx";
import type { HoldStatus } from "#web/booking/slots/use-slot-choice.ts";
import { Button } from "#web/components/button.tsx";
import { OptionalFields } from "./optional-fields.tsx";
import { PersonalFields, useIsRebooking } from "./personal-fields.tsx";
import { SelectionSection, SelectionSkeleton } from "./selection-section.tsx";
import type { CollapsedFields } from "./use-collapsed-fields.ts";

type Props = {
  address: BookingPageParams;
  selectedPackageId: number | null;
  onChoosePackage: (id: number) => void;
  shown: SelectionState;
  totalPaise: Paise;
  /** The step stays mounted behind the payment. */
  isShown: boolean;
  seat: HoldStatus;
  latest: LatestSlot | null;
  needs: BookingNeeds | null;
  collapsed: CollapsedFields;
  onSubmit: (event?: BaseSyntheticEvent) => unknown;
  onClear: () => void;
};

/** The step of the patient's details. Without JavaScript it is posted to the page's own address; the server books. */
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
  collapsed,
  onSubmit,
  onClear,
}: Props) {
  const isAgain = useIsRebooking();
  return (
    <form id={DETAILS_FORM_ID} method="post" noValidate onSubmit={onSubmit} onFocus={preloadFormRules}>
      <SelectionSection
        of={shown}
        totalPaise={totalPaise}
        hidesSelector={address.hidesSelector}
        selectedPackageId={selectedPackageId}
        onChoosePackage={onChoosePackage}
      />
      {isAgain && (
        <Suspense fallback={<SelectionSkeleton />}>
          <RebookOffer latest={latest} onChosen={() => onSubmit()} />
        </Suspense>
      )}
      <PersonalFields collapsed={collapsed} />
      <SlotFields isShown={isShown} seat={seat} latest={latest} needs={needs} />
      <OptionalFields collapsed={collapsed} onClear={onClear} />
      <input type="hidden" name="totalAmount" value={formatAmount(totalPaise)} />
      <SubmitButton isChosen={shown.state !== "none"} />
    </form>
  );
}

/** Secondary style while there is nothing to book. */
function SubmitButton({ isChosen }: { isChosen: boolean }) {
  const { isSubmitting } = useFormState<FormFields>();
  return (
    <Button
      look={isChosen ? "primary" : "secondary"}
      className="min-w-70 max-lg:hidden"
      type="submit"
      aria-disabled={isSubmitting}
    >
      {isSubmitting ? words.booking.checking : words.booking.submit}
    </Button>
  );
}

/** Fetches the form rules while the patient types, so that the submit need not wait. */
function preloadFormRules(): void {
  loadFormRules().catch(() => undefined);
}
