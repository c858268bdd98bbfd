import { type RefObject, Suspense, useEffect, useRef } from "react";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { formatLongDate } from "#web/lib/format-date.ts";
import { formatSlotTime } from "#web/lib/format-time.ts";
import { BookingForm } from "./booking-form.tsx";
import { noteActionClass, StatusNote } from "./booking-note.tsx";
import { BackLink, DETAILS_FORM_ID, StepBar, StepPanel, StepTabs } from "./booking-steps.tsx";
import { DetailsStep } from "./details/details-step.tsx";
import { SelectionSkeleton } from "./details/selection-section.tsx";
import type { PostedFormResult } from "./form-fields.ts";
import {
  ConfirmationDialog,
  DuplicateDialog,
  PaymentStep,
  PendingDialog,
  PostedConfirmation,
  preloadLazyParts,
  SummaryPanel,
} from "./lazy-parts.ts";
import { SummarySkeleton } from "./payment/summary-skeleton.tsx";
import { getBookableSelection } from "./selection.ts";
import { type ConfirmationData, withStoredPrices } from "./storage.ts";
import { useBooking } from "./use-booking.ts";

/** The form's two steps next to the summary, with the confirmation over them. */
export function BookingFlow({ posted }: { posted: PostedFormResult | undefined }) {
  const hasSelection = useRef(false);
  return (
    <BookingForm posted={posted} hasSelection={hasSelection}>
      <Steps posted={posted} hasSelection={hasSelection} />
    </BookingForm>
  );
}

/** `hasSelection` is passed on to the form rules. */
function Steps({ posted, hasSelection }: { posted: PostedFormResult | undefined; hasSelection: RefObject<boolean> }) {
  const booking = useBooking(posted, hasSelection);
  useEffect(preloadLazyParts, []);
  const { steps, of, priced, confirmation } = booking;
  const totalPaise = priced?.totalPaise ?? 0;
  const shown = getBookableSelection(of);
  if (posted?.booked) {
    const { booking: made, items } = posted.booked;
    return <PostedConfirmation booking={made} items={withStoredPrices(shown?.items ?? [], items)} />;
  }
  return (
    <div className="page-width">
      <BackLink />
      <h1 className="mt-1">{steps.step === "payment" ? words.booking.payment.visit.check : words.booking.title}</h1>
      <div className="grid grid-cols-1 items-start gap-6 pt-2 pb-12 lg:grid-cols-aside lg:gap-10 lg:pb-section">
        <div className="min-w-0">
          {confirmation.earlier && <EarlierBooking of={confirmation.earlier} onSee={confirmation.show} />}
          {posted?.sentence && <SectionError sentence={posted.sentence} />}
          {posted?.asksAgain && <ConfirmDuplicateButton />}
          <StepTabs
            step={steps.step}
            canPay={steps.submitted !== null}
            onStep={(step) => (step === "payment" ? steps.openPayment() : steps.backToDetails())}
          />
          <StepPanel of="details" shown={steps.step}>
            <DetailsStep
              address={booking.address}
              selectedPackageId={booking.selectedPackageId}
              onChoosePackage={booking.choosePackage}
              shown={of}
              totalPaise={totalPaise}
              isShown={steps.step === "details"}
              seat={booking.seat}
              latest={booking.latest}
              needs={booking.needs}
              collapsed={booking.collapsed}
              onSubmit={booking.submitDetails}
              onClear={booking.clearForm}
            />
          </StepPanel>
          {steps.step === "payment" && steps.submitted && shown && (
            <StepPanel of="payment" shown={steps.step}>
              <Suspense fallback={<SelectionSkeleton />}>
                <PaymentStep
                  shown={shown}
                  visit={steps.submitted}
                  totalPaise={totalPaise}
                  updatedPricesSentence={booking.updatedPricesSentence}
                  proof={booking.proof}
                  refusal={booking.isPending ? null : booking.refusal}
                  seat={booking.seat}
                  isPending={booking.isPending}
                  isSeen={steps.canPress}
                  onSeen={steps.seePayment}
                  onConfirm={booking.pay}
                  onEdit={booking.edit}
                />
              </Suspense>
            </StepPanel>
          )}
        </div>
        <aside className="grid min-w-0 gap-4 lg:sticky lg:top-24">
          <Suspense fallback={<SummarySkeleton />}>
            <SummaryPanel
              of={of}
              totalPaise={totalPaise}
              isFilling={steps.step === "details"}
              isPending={booking.isPending}
              canPress={steps.canPress}
            />
          </Suspense>
        </aside>
      </div>
      <StepBar
        {...steps}
        totalPaise={priced?.totalPaise ?? null}
        isChosen={of.state !== "none"}
        isPending={booking.isPending}
      />
      <Suspense>
        {booking.line.isWaiting && <PendingDialog line={booking.line} />}
        {booking.question && <DuplicateDialog of={booking.question} texts={words.booking.rebook} />}
        {confirmation.shown && <ConfirmationDialog of={confirmation.shown} onLeave={confirmation.leave} />}
      </Suspense>
    </div>
  );
}

/** Confirms a duplicate booking where the browser runs no JavaScript. */
function ConfirmDuplicateButton() {
  return (
    <Button type="submit" form={DETAILS_FORM_ID} name="again" value="yes">
      {words.booking.rebook.yes}
    </Button>
  );
}

type EarlierBookingProps = { of: ConfirmationData; onSee: (of: ConfirmationData) => void };

/** Offers this tab's earlier confirmation without naming the patient: phones are shared. */
function EarlierBooking({ of, onSee }: EarlierBookingProps) {
  const { bookingDate, bookingTime } = of.booking;
  const names = of.items.map(({ name }) => name).join(", ");
  return (
    <StatusNote
      icon="check"
      sentence={words.booking.earlier.alreadyBooked(names, formatLongDate(bookingDate), formatSlotTime(bookingTime))}
    >
      <Button look="quiet" size="small" className={noteActionClass} onClick={() => onSee(of)}>
        {words.booking.earlier.see}
      </Button>
    </StatusNote>
  );
}
