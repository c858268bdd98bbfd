import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { BottomBar } from "#web/components/bottom-bar.tsx";
import { Button, type ButtonStyle } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatSlotTime } from "#web/lib/format-time.ts";
import type { FormFields } from "./form-fields.ts";

/** Ids of the page's two forms, so that the bar's button submits the one that is shown. */
export const DETAILS_FORM_ID = "booking-details";
export const PAYMENT_FORM_ID = "booking-payment";

export type BookingStep = "details" | "payment";

const tabClass =
  "-mb-px flex min-h-14 cursor-pointer items-center justify-center gap-2 border-0 border-b-3 border-transparent forced-colors:border-0 bg-transparent px-3 font-medium text-soft aria-disabled:cursor-not-allowed aria-disabled:text-quiet aria-selected:border-action aria-selected:font-semibold aria-selected:text-ink md:px-2";

type TabsProps = { step: BookingStep; canPay: boolean; onStep: (step: BookingStep) => void };

export const getPanelId = (step: BookingStep) => `${step}-panel`;
export const getTabId = (step: BookingStep) => `${step}-tab`;

/** The tabs of the two steps; Payment is disabled until the details are submitted. Arrow keys move between them. */
export function StepTabs({ step, canPay, onStep }: TabsProps) {
  const isPayment = step === "payment";
  const texts = words.booking.tabs;
  return (
    <div
      className="grid grid-cols-2 border-b border-line-strong md:flex md:gap-6"
      role="tablist"
      aria-label={texts.label}
      onKeyDown={moveFocusToTab}
    >
      <button
        className={tabClass}
        type="button"
        role="tab"
        id={getTabId("details")}
        aria-selected={!isPayment}
        aria-controls={getPanelId("details")}
        tabIndex={isPayment ? -1 : 0}
        onClick={() => onStep("details")}
      >
        <TabNumber isReached>{isPayment ? <Icon name="check" small /> : "1"}</TabNumber>
        {texts.details}
        {isPayment && <span className="sr-only">{texts.done}</span>}
      </button>
      <button
        className={tabClass}
        type="button"
        role="tab"
        id={getTabId("payment")}
        aria-selected={isPayment}
        aria-controls={isPayment ? getPanelId("payment") : undefined}
        aria-disabled={!canPay}
        tabIndex={isPayment ? 0 : -1}
        onClick={() => canPay && onStep("payment")}
      >
        <TabNumber isReached={isPayment}>2</TabNumber>
        {texts.payment}
      </button>
    </div>
  );
}

function TabNumber({ isReached, children }: { isReached: boolean; children: ReactNode }) {
  return (
    <b
      className={cx(
        "inline-grid size-(--number) place-items-center rounded-full text-xs font-semibold",
        isReached ? "bg-action text-on-action" : "inset-ring inset-ring-line-control",
      )}
    >
      {children}
    </b>
  );
}

function moveFocusToTab({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return;
  for (const tab of currentTarget.querySelectorAll<HTMLElement>("[role=tab]")) if (tab !== target) tab.focus();
}

type PanelProps = { of: BookingStep; shown: BookingStep; children: ReactNode };

/** One step. Details stay mounted behind payment, so that no input is lost; a newly shown step takes the focus. */
export function StepPanel({ of, shown, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isShown = of === shown;
  const wasShown = useRef(of === "details");
  useEffect(() => {
    if (isShown && !wasShown.current) panel.current?.focus({ preventScroll: true });
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <div
      ref={panel}
      className="outline-0"
      role="tabpanel"
      id={getPanelId(of)}
      aria-labelledby={getTabId(of)}
      tabIndex={-1}
      hidden={!isShown}
    >
      {children}
    </div>
  );
}

/** Leads from Payment to Details, and from Details back in the browser's history, which is the same step back. */
export function BackLink() {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (window.history.length < 2) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <p className="pt-2 text-sm">
      <Link className="inline-flex min-h-target items-center gap-1 text-soft" to="/test-packages" onClick={goBack}>
        <Icon name="chevron-left" small /> {words.booking.back}
      </Link>
    </p>
  );
}

type StepButtonProps = Pick<BarProps, "step" | "isPending" | "canPress"> & ButtonStyle & { children: ReactNode };

/** It has its final look while it ignores presses that were meant for what was there before. */
const unreadyClass =
  "not-aria-busy:aria-disabled:cursor-default not-aria-busy:aria-disabled:border-transparent not-aria-busy:aria-disabled:bg-action not-aria-busy:aria-disabled:text-on-action";

/** Submits the form of the step that is shown. */
export function StepButton({ step, isPending, canPress, className, ...props }: StepButtonProps) {
  const isPayment = step === "payment";
  return (
    <Button
      className={cx(isPayment && unreadyClass, className)}
      type="submit"
      form={isPayment ? PAYMENT_FORM_ID : DETAILS_FORM_ID}
      aria-disabled={isPending || !canPress}
      aria-busy={isPending}
      {...props}
    />
  );
}

type BarProps = {
  step: BookingStep;
  /** Null until it is known. */
  totalPaise: Paise | null;
  isChosen: boolean;
  isPending: boolean;
  canPress: boolean;
};

/** Shown where the summary is below the form: total and chosen slot on the left, the action on the right. */
export function StepBar({ step, totalPaise, isChosen, isPending, canPress }: BarProps) {
  const [date, time] = useWatch<FormFields, ["date", "time"]>({ name: ["date", "time"] });
  const action = step === "details" ? words.booking.submit : words.booking.payment.confirm;
  const hint = isChosen ? words.booking.payLater : words.booking.nothingChosen;
  return (
    <BottomBar where="stacked">
      <div>
        {totalPaise !== null && totalPaise > 0 && (
          <b className="leading-snug sm:text-xl" translate="no">
            {formatRupeesExact(totalPaise)}
          </b>
        )}
        <div className="text-xs leading-normal text-quiet max-sm:max-w-[5.25rem]">
          {date && time && isChosen ? formatBriefSlot(date, time) : hint}
        </div>
      </div>
      <StepButton
        look={isChosen ? "primary" : "secondary"}
        size="bar"
        step={step}
        isPending={isPending}
        canPress={canPress}
      >
        {isPending ? words.booking.payment.processing : action}
      </StepButton>
    </BottomBar>
  );
}

/** Short format for the bar: "Mon 23 Nov, 08:00 AM". */
function formatBriefSlot(date: string, time: string): string {
  return `${formatWeekdayDate(date)}, ${formatSlotTime(time)}`;
}
