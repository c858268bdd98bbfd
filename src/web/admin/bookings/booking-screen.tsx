import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { Booking, BookingItem } from "#core/bookings/response-schema.ts";
import { holdsSeat, isBeforeLab, isUpcoming } from "#core/bookings/statuses.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import { PatientEditor } from "#web/admin/booking-edit/patient-editor.tsx";
import { useFormState } from "#web/admin/booking-edit/use-form-state.ts";
import { SampleOpener, StepBackOpener, useVisitForms, VisitFormSection } from "#web/admin/booking-edit/visit-forms.tsx";
import { VisitMembers } from "#web/admin/booking-edit/visit-members.tsx";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { PatientNoteSection } from "#web/admin/patients/patient-note-section.tsx";
import { PaymentSection } from "#web/admin/payments/payment-section.tsx";
import { BookingTubes } from "#web/admin/sample/booking-tubes.tsx";
import { BookingActions } from "./booking-actions.tsx";
import { BookingFacts } from "./booking-facts.tsx";
import { BookingMessages } from "./booking-messages.tsx";
import { bookingAuditLogQuery, bookingMessagesQuery, reportsQuery } from "./booking-queries.ts";
import { listRailSteps } from "./booking-steps.ts";
import { BookingTests } from "./booking-tests.tsx";
import { BookingTimeline } from "./booking-timeline.tsx";
import { MovedNotice } from "./moved-notice.tsx";
import { NextStepButton } from "./next-step-button.tsx";
import { OptOutLine } from "./opt-out-notice.tsx";
import { type PanelTab, PanelTabs, type TabContent } from "./panel-tabs.tsx";
import { ReportSection } from "./report-section.tsx";
import { SetByHand } from "./set-by-hand.tsx";
import { StepRail } from "./step-rail.tsx";
import { UndoLastChange } from "./undo-last-change.tsx";
import { useItemDeadlines } from "./use-item-deadlines.ts";

type Props = {
  booking: Booking;
  items: UseQueryResult<BookingItem[]>;
  area: string | null | undefined;
  onDeleted: () => void;
};

/** A booking on one screen: who and where, the steps, money and tests, and the rest in tabs. */
export function BookingScreen({ booking, items, area, onDeleted }: Props) {
  const [chosenTab, setChosenTab] = useState<PanelTab | null>(null);
  const patientForm = useFormState();
  const itemsForm = useFormState();
  const [isMoneyFormOpen, setMoneyFormOpen] = useState(false);
  const visitForms = useVisitForms(booking);
  const steps = useRailSteps(booking);
  const collectedAt = steps.find(({ step }) => step === "collected")?.at ?? null;
  const deadlines = useItemDeadlines(booking, items.data ?? [], collectedAt);
  const tabs = useTabs({ booking, items, patientForm });
  const preferred = chosenTab ?? getFirstTab(booking);
  const shown = (tabs.find(({ tab }) => tab === preferred) ?? tabs[0])?.tab ?? "patient";
  const isItemsFormOpen = itemsForm.isOpen && isBeforeLab(booking.status);
  const isFormOpen = visitForms.shown !== null || patientForm.isOpen || isItemsFormOpen || isMoneyFormOpen;
  const edit = () => {
    setChosenTab("patient");
    patientForm.open();
  };
  return (
    <>
      <BookingFacts booking={booking} area={area} />
      <VisitMembers booking={booking} />
      <div className="flex-none gap-x-6 border-line-strong bg-page px-4 pt-4 pb-2 max-md:contents md:grid md:grid-cols-end md:border-b">
        <div className="max-md:border-b max-md:border-line-strong max-md:bg-page max-md:px-4 max-md:pt-3 max-md:pb-1.5">
          <StepRail booking={booking} steps={steps} reportDeadline={getLatest(deadlines.values())} />
          <div className="flex flex-wrap items-center gap-x-6">
            <StepBackOpener forms={visitForms} />
            <SampleOpener booking={booking} forms={visitForms} />
            <UndoLastChange booking={booking} />
          </div>
        </div>
        <NextStepButton
          booking={booking}
          isFormOpen={isFormOpen}
          sampleForm={visitForms}
          showReport={() => flushSync(() => setChosenTab("report"))}
        />
      </div>
      <MovedNotice booking={booking} />
      <OptOutLine booking={booking} />
      <VisitFormSection booking={booking} forms={visitForms} />
      <div className="@lg/panel:grid @lg/panel:min-h-60 @lg/panel:flex-1 @lg/panel:basis-60 @lg/panel:grid-cols-booking">
        <div className="relative @lg/panel:overflow-auto @lg/panel:overscroll-contain @lg/panel:border-r @lg/panel:border-line">
          <PaymentSection booking={booking} onFormChange={setMoneyFormOpen} />
          <BookingTests booking={booking} query={items} deadlines={deadlines} form={itemsForm} />
          <BookingTubes booking={booking} />
          <SetByHand booking={booking} onDeleted={onDeleted} />
        </div>
        <PanelTabs tabs={tabs} shown={shown} onShow={setChosenTab} />
      </div>
      <BookingActions booking={booking} visitForms={visitForms} patientForm={patientForm} onEdit={edit} />
    </>
  );
}

/** The steps, with what the user may know of reports and times. */
function useRailSteps({ id, status, createdAt }: Booking) {
  const can = usePermissions();
  const { data: reports = [] } = useQuery({ ...reportsQuery(id), enabled: can("read-reports") });
  const { data: entries = [] } = useQuery({ ...bookingAuditLogQuery(id), enabled: can("read-booking-audit-log") });
  return listRailSteps({ status, createdAt, reports, entries });
}

type TabsInput = Pick<Props, "booking" | "items"> & { patientForm: ReturnType<typeof useFormState> };

/** The tabs that the user may see. */
function useTabs({ booking, items, patientForm }: TabsInput): TabContent[] {
  const can = usePermissions();
  const messages = useQuery({ ...bookingMessagesQuery(booking.id), enabled: can("read-messages") });
  const all: (TabContent & { isAllowed: boolean })[] = [
    {
      tab: "report",
      isAllowed: can("read-reports"),
      content: <ReportSection booking={booking} items={items} />,
    },
    {
      tab: "messages",
      isAllowed: can("read-messages"),
      content: <BookingMessages booking={booking} />,
      count: messages.data?.length,
    },
    { tab: "timeline", isAllowed: can("read-booking-audit-log"), content: <BookingTimeline bookingId={booking.id} /> },
    {
      tab: "patient",
      isAllowed: true,
      content: (
        <>
          <PanelSection>
            <PatientEditor booking={booking} form={patientForm} />
          </PanelSection>
          {!isErased(booking) && <PatientNoteSection patientId={booking.patientId} />}
        </>
      ),
    },
  ];
  return all.filter(({ isAllowed }) => isAllowed);
}

/** What staff need first: messages before the visit, the report after it, and why it was declined. */
function getFirstTab({ status }: Booking): PanelTab {
  if (isUpcoming(status)) return "messages";
  return holdsSeat(status) ? "report" : "timeline";
}

function getLatest(deadlines: Iterable<Date>): Date | null {
  const times = Array.from(deadlines, (deadline) => deadline.getTime());
  return times.length === 0 ? null : new Date(Math.max(...times));
}
