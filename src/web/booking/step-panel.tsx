import { type ReactNode, useEffect, useRef } from "react";
import { panelId, type Step, tabId } from "./booking-tabs.tsx";

type Props = { of: Step; shown: Step; children: ReactNode };

/** One step. Details stay in the page behind payment, so that nothing typed is lost; a newly shown step takes the focus. */
export function StepPanel({ of, shown, children }: Props) {
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
