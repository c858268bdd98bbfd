import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { longDate } from "#core/calendar/day.ts";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { Bar } from "#web/ui/cart/bar.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { FormFields } from "./form.ts";

/** The two forms of the page, so that the bar's button sends the one that is shown. */
export const detailsFormId = "booking-details";
export const paymentFormId = "booking-payment";

export type Step = "details" | "payment";

type TabsProps = { step: Step; canPay: boolean; onStep: (step: Step) => void };

export const panelId = (step: Step) => `${step}-panel`;
export const tabId = (step: Step) => `${step}-tab`;

/** Row 2.85: Payment is disabled until the patient details are submitted. Arrow keys move between the two. */
export function BookingTabs({ step, canPay, onStep }: TabsProps) {
  const isPayment = step === "payment";
  const texts = words.booking.tabs;
  return (
    <div className="tabs step-tabs" role="tablist" aria-label={texts.label} onKeyDown={moveFocus}>
      <button
        className={isPayment ? "tab done" : "tab"}
        type="button"
        role="tab"
        id={tabId("details")}
        aria-selected={!isPayment}
        aria-controls={panelId("details")}
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
        id={tabId("payment")}
        aria-selected={isPayment}
        aria-controls={isPayment ? panelId("payment") : undefined}
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

function moveFocus({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return;
  for (const tab of currentTarget.querySelectorAll<HTMLElement>("[role=tab]")) if (tab !== target) tab.focus();
}

type PanelProps = { of: Step; shown: Step; children: ReactNode };

/** One step. Details stay in the page behind payment, so that nothing typed is lost; a newly shown step takes the focus. */
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
      id={panelId(of)}
      aria-labelledby={tabId(of)}
      tabIndex={-1}
      hidden={!isShown}
    >
      {children}
    </div>
  );
}

/** Row 2.86: from Payment to Details, and from Details back in the browser's history, which is the same step back. */
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
  step: Step;
  /** Null while it is not known. */
  totalPaise: Paise | null;
  isChosen: boolean;
  isPending: boolean;
  canPress: boolean;
};

/** Where the summary stands below: the sum and the chosen hour left, the one action right. */
export function BookingBar({ step, totalPaise, isChosen, isPending, canPress }: BarProps) {
  const [date, time] = useWatch<FormFields, ["date", "time"]>({ name: ["date", "time"] });
  const action = step === "details" ? words.booking.submit : words.booking.payment.confirm;
  const hint = isChosen ? words.booking.payLater : words.booking.nothingChosen;
  return (
    <Bar where="stacked">
      <div>
        {totalPaise !== null && totalPaise > 0 && (
          <b className="bar-sum" translate="no">
            {formatRupeesExact(totalPaise)}
          </b>
        )}
        <div className="bar-hour xs quiet">{date && time && isChosen ? briefSlot(date, time) : hint}</div>
      </div>
      <button
        className={`btn ${isChosen ? "btn-1" : "btn-2"}`}
        type="submit"
        form={step === "details" ? detailsFormId : paymentFormId}
        aria-disabled={isPending || !canPress}
        aria-busy={isPending}
      >
        {isPending ? words.booking.payment.processing : action}
      </button>
    </Bar>
  );
}

/** As short as a bar wants it: "Mon 23 Nov, 08:00 AM". */
function briefSlot(date: string, time: string): string {
  const [weekday = "", day = "", month = ""] = longDate(date).split(" ");
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}, ${time}`;
}
