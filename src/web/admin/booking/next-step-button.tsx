import { useQuery } from "@tanstack/react-query";
import type { Action } from "#core/access/policy.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { shortDate } from "#core/calendar/day.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { useStatusRule } from "#web/admin/changing/use-status-rule.ts";
import { Key, useKeys } from "#web/admin/layout/keys.tsx";
import { labToday } from "#web/admin/layout/lab-time.ts";
import { useActs } from "#web/admin/layout/use-acts.ts";
import { useTold } from "#web/admin/layout/use-told.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-name.ts";
import { isEarly as comesEarly, type NextStep, nextStepOf } from "./next-step.ts";
import { reportsQuery } from "./queries.ts";
import { usePaymentChange, useStatusChange } from "./use-booking-change.ts";

const texts = words.desk.booking.next;

/** What the booking waits for, as one button: its words are what happens. Enter presses it. */
export function NextStepButton({ booking }: { booking: Booking }) {
  const step = useNextStep(booking);
  const status = useStatusChange(booking);
  const payment = usePaymentChange(booking);
  const told = useTold();
  const isBusy = status.isPending || payment.isPending;
  const take = () => {
    if (!step || isBusy) return;
    if (step.kind === "status") status.mutate(step.status);
    else if (step.kind === "payment") payment.mutate(step.paymentStatus);
    else goTo(step.kind);
  };
  useKeys({ Enter: step ? take : undefined });
  if (!step) return null;
  const { icon, label, hint, isEarly } = lookOf(step, booking, told(texts.told));
  return (
    <section className="next-step">
      <button
        className={isEarly ? "btn btn-2 btn-s" : "btn btn-1"}
        type="button"
        aria-keyshortcuts="Enter"
        aria-disabled={isBusy}
        onClick={take}
      >
        <Icon name={icon} /> {isBusy ? words.desk.booking.updating : label} <Key>Enter</Key>
      </button>
      {hint && <p className="hint">{hint}</p>}
    </section>
  );
}

/** What whoever looks may do next; null where nothing waits for them, and until it is known. */
export function useNextStep(booking: Booking): NextStep {
  const may = useActs();
  const mayBecome = useStatusRule(booking);
  const readsReports = may("read-reports");
  const reports = useQuery({ ...reportsQuery(booking.id), enabled: readsReports });
  const known = reports.data ?? (readsReports ? undefined : []);
  const next = known ? nextStepOf(booking, known) : null;
  if (!next) return null;
  const isAllowed = next.kind === "status" ? mayBecome(next.status) : may(actOf(next));
  return isAllowed ? next : null;
}

/** What it is to take the step. */
function actOf(step: Exclude<NonNullable<NextStep>, { kind: "status" }>): Action {
  if (step.kind === "payment") return "change-payment-status";
  return step.kind === "upload" ? "keep-reports" : "release-report";
}

/** Where the report's own controls stand, by their `data-next`. */
function goTo(kind: "upload" | "release"): void {
  const control = document.querySelector<HTMLElement>(`.beside [data-next="${kind}"]`);
  control?.scrollIntoView({ block: "center" });
  control?.focus();
  if (kind === "upload") control?.click();
}

/** A step that is early waits quietly, and tells its day: nothing is collected before the visit. */
type Look = { icon: IconName; label: string; hint?: string; isEarly?: boolean };

function lookOf(step: NonNullable<NextStep>, { totalAmount, bookingDate }: Booking, told: string): Look {
  if (step.kind === "upload") return { icon: "upload", label: texts.upload };
  if (step.kind === "release") return { icon: "send", label: texts.release };
  if (step.kind === "payment")
    return { icon: "indian-rupee", label: texts.paid(formatWholeRupees(fromWire(totalAmount))) };
  if (step.status === "confirmed") return { icon: "circle-check", label: texts.confirm, hint: told };
  const collect = { icon: "test-tube", label: texts.collected } as const;
  return comesEarly(step, bookingDate, labToday())
    ? { ...collect, hint: `${texts.early(shortDate(bookingDate))} ${told}`, isEarly: true }
    : { ...collect, hint: told };
}
