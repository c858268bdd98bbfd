import type { KeyboardEvent } from "react";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

export type Step = "details" | "payment";

type Props = { step: Step; canPay: boolean; onStep: (step: Step) => void };

export const panelId = (step: Step) => `${step}-panel`;
export const tabId = (step: Step) => `${step}-tab`;

/** Spec §2: Payment is disabled until the patient details are submitted. Arrow keys move between the two. */
export function BookingTabs({ step, canPay, onStep }: Props) {
  const isPayment = step === "payment";
  const texts = en.booking.tabs;
  return (
    <div className="tabs" role="tablist" aria-label={texts.label} onKeyDown={moveFocus}>
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
