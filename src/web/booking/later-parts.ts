import { lazy } from "react";
import { untilHere } from "#web/ui/data/until-here.ts";

const loadPayment = () => import("./payment/payment-step.tsx");
const loadWaiting = () => import("./waiting/waiting-dialog.tsx");
const loadConfirmation = () => import("./confirmation/confirmation-dialog.tsx");

/** Of whoever is known here; for all others it never travels. */
const loadKnown = () => import("./known/known-patients.tsx");
export const KnownPatients = lazy(() => untilHere(loadKnown).then((known) => ({ default: known.KnownPatients })));
export const AgainOffer = lazy(() => untilHere(loadKnown).then((known) => ({ default: known.AgainOffer })));

/* What comes after the form travels after the form. */
export const PaymentStep = lazy(() => untilHere(loadPayment));
/** What is read beside the form is there as words before its script is. */
export const SummaryPanel = lazy(() => untilHere(() => import("./summary/summary-panel.tsx")));
export const SelectedTests = lazy(() => untilHere(() => import("./details/selected-tests.tsx")));
/** For whoever loses an hour. */
export const NearestSlots = lazy(() => untilHere(() => import("./visit/nearest-slots.tsx")));
export const WaitingDialog = lazy(() => untilHere(loadWaiting).then((waiting) => ({ default: waiting.WaitingDialog })));
export const AgainDialog = lazy(() => untilHere(loadWaiting).then((waiting) => ({ default: waiting.AgainDialog })));
export const ConfirmationDialog = lazy(() => untilHere(loadConfirmation));
export const PostedConfirmation = lazy(() => untilHere(() => import("./confirmation/posted-confirmation.tsx")));

/** Fetches them while the patient types, so that a line that breaks later keeps nobody from booking. */
export function prepareLaterParts(): void {
  for (const load of [loadPayment, loadWaiting, loadConfirmation]) load().catch(() => undefined);
}
