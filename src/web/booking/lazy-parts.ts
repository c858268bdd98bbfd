import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { runWhenIdle } from "#web/lib/run-when-idle.ts";

const loadPayment = () => import("./payment/payment-step.tsx");
const loadPendingDialog = () => import("./submit/pending-dialog.tsx");
const loadConfirmation = () => import("./confirmation/confirmation-dialog.tsx");

/** Loaded only for returning patients. */
const loadSavedPatients = () => import("./details/saved-patients.tsx");
export const SavedPatients = lazyComponent(async () => ({ default: (await loadSavedPatients()).SavedPatients }));
export const RebookOffer = lazyComponent(async () => ({ default: (await loadSavedPatients()).RebookOffer }));

/* Loaded after the form. */
export const PaymentStep = lazyComponent(loadPayment);
/** Its text is in the page before its script loads. */
export const SummaryPanel = lazyComponent(() => import("./payment/summary-panel.tsx"));
export const SelectedTests = lazyComponent(() => import("./details/selected-tests.tsx"));
/** Loaded when a slot is lost. */
export const NearestSlots = lazyComponent(() => import("./slots/nearest-slots.tsx"));
/** Loaded when it is too late to fast for a slot. */
export const MissedFasting = lazyComponent(() => import("./slots/missed-fasting.tsx"));
export const PendingDialog = lazyComponent(async () => ({ default: (await loadPendingDialog()).PendingDialog }));
export const DuplicateDialog = lazyComponent(async () => ({ default: (await loadPendingDialog()).DuplicateDialog }));
export const ConfirmationDialog = lazyComponent(loadConfirmation);
export const PostedConfirmation = lazyComponent(() => import("./confirmation/posted-confirmation.tsx"));

/**
 * Loads them while the patient types, so that a later loss of connection does not prevent the booking. Returns a
 * function that cancels it.
 */
export function preloadLazyParts(): () => void {
  const callOffs = [loadPayment, loadPendingDialog, loadConfirmation].map(runWhenIdle);
  return () => {
    for (const callOff of callOffs) callOff();
  };
}
