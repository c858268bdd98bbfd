import { type RefObject, Suspense, useEffect, useRef } from "react";
import { longDate } from "#core/calendar/day.ts";
import { words } from "#texts";
import { Icon } from "#web/ui/icon.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { BookingForm } from "./booking-form.tsx";
import { BackLink, BookingBar, BookingTabs, detailsFormId, StepPanel } from "./booking-steps.tsx";
import { DetailsStep } from "./details/details-step.tsx";
import { SelectionSkeleton } from "./details/selection-section.tsx";
import type { PostedForm } from "./form.ts";
import {
  AgainDialog,
  ConfirmationDialog,
  PaymentStep,
  PostedConfirmation,
  prepareLaterParts,
  SummaryPanel,
  WaitingDialog,
} from "./later-parts.ts";
import { bookable } from "./selection.ts";
import { asStored, type Confirmation } from "./storage.ts";
import { SummarySkeleton } from "./summary/summary-skeleton.tsx";
import { useBooking } from "./use-booking.ts";

/** The form's two steps beside the summary, and the confirmation over them. */
export function BookingFlow({ posted }: { posted: PostedForm | undefined }) {
  const hasSelection = useRef(false);
  return (
    <BookingForm posted={posted} hasSelection={hasSelection}>
      <Steps posted={posted} hasSelection={hasSelection} />
    </BookingForm>
  );
}

/** `hasSelection` is told to the rules of the form. */
function Steps({ posted, hasSelection }: { posted: PostedForm | undefined; hasSelection: RefObject<boolean> }) {
  const booking = useBooking(posted, hasSelection);
  useEffect(prepareLaterParts, []);
  const { steps, of, priced, confirmation } = booking;
  const totalPaise = priced?.totalPaise ?? 0;
  const shown = bookable(of);
  if (posted?.booked) {
    const { booking: made, items } = posted.booked;
    return <PostedConfirmation booking={made} items={asStored(shown?.items ?? [], items)} />;
  }
  return (
    <div className="wrap booking">
      <BackLink />
      <h1>{steps.step === "payment" ? words.booking.payment.visit.check : words.booking.title}</h1>
      <div className="split">
        <div>
          {confirmation.earlier && <EarlierBooking of={confirmation.earlier} onSee={confirmation.show} />}
          {posted?.sentence && <SectionError sentence={posted.sentence} />}
          {posted?.asksAgain && <YesAgain />}
          <BookingTabs
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
              folds={booking.folds}
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
                  priceNews={booking.priceNews}
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
        <aside className="side booking-side">
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
      <BookingBar
        {...steps}
        totalPaise={priced?.totalPaise ?? null}
        isChosen={of.state !== "none"}
        isPending={booking.isPending}
      />
      <Suspense>
        {booking.line.isWaiting && <WaitingDialog line={booking.line} />}
        {booking.question && <AgainDialog of={booking.question} texts={words.booking.again} />}
        {confirmation.shown && <ConfirmationDialog of={confirmation.shown} onLeave={confirmation.leave} />}
      </Suspense>
    </div>
  );
}

/** The answer of somebody whose browser runs no JavaScript. */
function YesAgain() {
  return (
    <button className="btn btn-2" type="submit" form={detailsFormId} name="again" value="yes">
      {words.booking.again.yes}
    </button>
  );
}

type EarlierProps = { of: Confirmation; onSee: (of: Confirmation) => void };

/** What this tab has booked before, without whose it is: phones are shared. */
function EarlierBooking({ of, onSee }: EarlierProps) {
  const { bookingDate, bookingTime } = of.booking;
  const names = of.items.map(({ name }) => name).join(", ");
  return (
    <p className="booking-note earlier sm" role="status">
      <Icon name="check" small />
      <span>{words.booking.earlier.told(names, longDate(bookingDate), bookingTime)}</span>
      <button className="btn btn-3 btn-s" type="button" onClick={() => onSee(of)}>
        {words.booking.earlier.see}
      </button>
    </p>
  );
}
