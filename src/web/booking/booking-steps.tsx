import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { BottomBar } from "#web/components/bottom-bar.tsx";
import { Icon } from "#web/components/icon.tsx";
import { formatLongDate } from "#web/lib/format-date.ts";
import type { FormFields } from "./form-fields.ts";

/** Ids of the page's two forms, so that the bar's button submits the one that is shown. */
export const DETAILS_FORM_ID = "booking-details";
export const PAYMENT_FORM_ID = "booking-payment";

export type BookingStep = "details" | "payment";

type TabsProps = { step: BookingStep; canPay: boolean; onStep: (step: BookingStep) => void };

export const getPanelId = (step: BookingStep) => `${step}-panel`;
export const getTabId = (step: BookingStep) => `${step}-tab`;

/** Payment is disabled until the patient details are submitted. Arrow keys move between the two. */
export function StepTabs({ step, canPay, onStep }: TabsProps) {
  const isPayment = step === "payment";
  const texts = words.booking.tabs;
  return (
    <div className="tabs step-tabs" role="tablist" aria-label={texts.label} onKeyDown={moveFocusToTab}>
      <button
        className={isPayment ? "tab done" : "tab"}
        type="button"
        role="tab"
        id={getTabId("details")}
        aria-selected={!isPayment}
        aria-controls={getPanelId("details")}
        tabIndex={isPayment ? -1 : 0}
        onClick={() => onStep("details")}
      >
        <b>{isPayment ? <Icon name="check" small /> : "1"}</b>
        {texts.details}
        {isPayment && <span className="sr">{texts.done}</span>}
      </button>
      <button
        className="tab"
        type="button"
        role="tab"
        id={getTabId("payment")}
        aria-selected={isPayment}
        aria-controls={isPayment ? getPanelId("payment") : undefined}
        aria-disabled={!canPay}
        tabIndex={isPayment ? 0 : -1}
        onClick={() => canPay && onStep("payment")}
      >
        <b>2</b>
        {texts.payment}
      </button>
    </div>
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
      className="step-panel"
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
    <p className="crumbs booking-back">
      <Link to="/test-packages" onClick={goBack}>
        <Icon name="chevron-left" small /> {words.booking.back}
      </Link>
    </p>
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
          <b className="bar-sum" translate="no">
            {formatRupeesExact(totalPaise)}
          </b>
        )}
        <div className="bar-hour xs quiet">{date && time && isChosen ? formatBriefSlot(date, time) : hint}</div>
      </div>
      <button
        className={`btn ${isChosen ? "btn-1" : "btn-2"}`}
        type="submit"
        form={step === "details" ? DETAILS_FORM_ID : PAYMENT_FORM_ID}
        aria-disabled={isPending || !canPress}
        aria-busy={isPending}
      >
        {isPending ? words.booking.payment.processing : action}
      </button>
    </BottomBar>
  );
}

/** Short format for the bar: "Mon 23 Nov, 08:00 AM". */
function formatBriefSlot(date: string, time: string): string {
  const [weekday = "", day = "", month = ""] = formatLongDate(date).split(" ");
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}, ${time}`;
}
