import { lazy } from "react";
import { untilHere } from "#web/ui/data/until-here.ts";

const loadPayment = () => import("./payment/payment-step.tsx");
const loadWaiting = () => import("./waiting/waiting-dialog.tsx");
const loadAgain = () => import("./waiting/again-dialog.tsx");
const loadConfirmation = () => import("./confirmation/confirmation-dialog.tsx");

/* What comes after the form travels after the form. */
export const PaymentStep = lazy(() => untilHere(loadPayment));
/** The words of the preparation are many: the page is there before them. */
export const SummaryPreparation = lazy(() => untilHere(() => import("./summary/summary-preparation.tsx")));
export const WaitingDialog = lazy(() => untilHere(loadWaiting));
export const AgainDialog = lazy(() => untilHere(loadAgain));
export const ConfirmationDialog = lazy(() => untilHere(loadConfirmation));
export const PostedConfirmation = lazy(() => untilHere(() => import("./confirmation/posted-confirmation.tsx")));

/** Fetches them while the patient types, so that a line that breaks later keeps nobody from booking. */
export function prepareLaterParts(): void {
  for (const load of [loadPayment, loadWaiting, loadAgain, loadConfirmation]) load().catch(() => undefined);
}
