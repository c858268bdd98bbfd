import { useQuery } from "@tanstack/react-query";
import type { Action } from "#core/access/policy.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { useAllowedStatuses } from "#web/admin/booking-edit/use-allowed-statuses.ts";
import type { VisitForms } from "#web/admin/booking-edit/visit-forms.tsx";
import { KeyHint, useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { Button } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { FieldHint } from "#web/components/forms/field.tsx";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { formatShortDate } from "#web/lib/format-date.ts";
import { getLabToday } from "#web/lib/lab-clock.ts";
import { reportsQuery } from "./booking-queries.ts";
import { getNextStep, isBeforeVisitDay, type NextStep } from "./next-step.ts";
import { useStatusChange } from "./use-booking-change.ts";

const texts = words.admin.booking.next;

type Props = {
  booking: Booking;
  /** A form is open: its button is the filled one. */
  isFormOpen: boolean;
  /** At the centre the sample is collected by its form. */
  sampleForm?: VisitForms;
  /** Shows the tab with the controls of the report. */
  showReport: () => void;
};

/** The booking's next step as the one filled button: at the thumb on a phone. Enter presses it. */
export function NextStepButton({ booking, isFormOpen, sampleForm, showReport }: Props) {
  const step = useNextStep(booking);
  const centreForm = isSampleCollection(step) && sampleForm?.isAllowed.sample ? sampleForm : undefined;
  const status = useStatusChange(booking);
  const withNotificationHint = useNotificationHint(booking);
  const isBusy = status.isPending;
  const takeStep = () => {
    if (!step || isBusy) return;
    if (centreForm) centreForm.open("sample");
    else if (step.kind === "status") status.mutate(step.status);
    else {
      if (step.kind !== "payment") showReport();
      focusNextControl(step.kind);
    }
  };
  useShortcuts({ Enter: step ? takeStep : undefined });
  if (!step || centreForm?.shown === "sample") return null;
  const { icon, label, hint, isEarly } = centreForm
    ? collectAtCentre
    : describeStep(step, booking, withNotificationHint(texts.notifyHint));
  const isFilled = !isEarly && !isFormOpen;
  return (
    <div
      className={cx(
        "text-center max-md:order-last max-md:border-t max-md:border-line-strong max-md:bg-card max-md:px-4 max-md:pt-2 max-md:pb-safe md:w-68",
        // On a phone it would cover the buttons of an open form.
        !isFormOpen && "max-md:sticky max-md:bottom-0 max-md:z-2",
      )}
    >
      <Button
        look={isFilled ? "primary" : "secondary"}
        width="full"
        aria-keyshortcuts="Enter"
        aria-disabled={isBusy}
        onClick={takeStep}
      >
        <Icon name={icon} /> {isBusy ? words.admin.booking.updating : label}{" "}
        <KeyHint isOnAction={isFilled}>Enter</KeyHint>
      </Button>
      {hint && <FieldHint>{hint}</FieldHint>}
    </div>
  );
}

/** Returns the next step the user may take; null if there is none or while loading. */
function useNextStep(booking: Booking): NextStep {
  const can = usePermissions();
  const canBecome = useAllowedStatuses(booking);
  const readsReports = can("read-reports");
  const reports = useQuery({ ...reportsQuery(booking.id), enabled: readsReports });
  const currentReports = reports.data ?? (readsReports ? undefined : []);
  const next = currentReports ? getNextStep(booking, currentReports) : null;
  if (!next) return null;
  const isAllowed = next.kind === "status" ? canBecome(next.status) : can(getRequiredAction(next));
  return isAllowed ? next : null;
}

/** Returns the permission a step needs. */
function getRequiredAction(step: Exclude<NonNullable<NextStep>, { kind: "status" }>): Action {
  if (step.kind === "payment") return "take-payment";
  return step.kind === "upload" ? "manage-reports" : "release-report";
}

/** Focuses a control of the panel, found by its `data-next`; a form or a file dialog opens. */
function focusNextControl(kind: "upload" | "release" | "payment"): void {
  const control = document.querySelector<HTMLElement>(`[data-panel] [data-next="${kind}"]`);
  control?.scrollIntoView({ block: "center" });
  control?.focus();
  if (kind !== "release") control?.click();
}

function isSampleCollection(step: NextStep): boolean {
  return step?.kind === "status" && step.status === "sample_collected";
}

/** An early step is shown muted, with its day: samples are not collected before the visit day. */
type StepAppearance = { icon: IconName; label: string; hint?: string; isEarly?: boolean };

const collectAtCentre: StepAppearance = { icon: "test-tube", label: words.admin.sample.open };

function describeStep(
  step: NonNullable<NextStep>,
  { dueAmount, bookingDate }: Booking,
  notificationHint: string,
): StepAppearance {
  if (step.kind === "upload") return { icon: "upload", label: texts.upload };
  if (step.kind === "release") return { icon: "send", label: texts.release };
  if (step.kind === "payment") return { icon: "indian-rupee", label: texts.take(formatRupees(parseAmount(dueAmount))) };
  if (step.status === "confirmed") return { icon: "circle-check", label: texts.confirm, hint: notificationHint };
  const collect = { icon: "test-tube", label: texts.collected } as const;
  return isBeforeVisitDay(step, bookingDate, getLabToday())
    ? { ...collect, hint: `${texts.early(formatShortDate(bookingDate))} ${notificationHint}`, isEarly: true }
    : { ...collect, hint: notificationHint };
}
