import { later } from "#web/ui/data/later.tsx";
import { whenIdle } from "#web/ui/data/when-idle.ts";

const loadPayment = () => import("./payment/payment-step.tsx");
const loadWaiting = () => import("./waiting/waiting-dialog.tsx");
const loadConfirmation = () => import("./confirmation/confirmation-dialog.tsx");

/** Of whoever is known here; for all others it never travels. */
const loadKnown = () => import("./known/known-patients.tsx");
export const KnownPatients = later(async () => ({ default: (await loadKnown()).KnownPatients }));
export const AgainOffer = later(async () => ({ default: (await loadKnown()).AgainOffer }));

/* What comes after the form travels after the form. */
export const PaymentStep = later(loadPayment);
/** What is read beside the form is there as words before its script is. */
export const SummaryPanel = later(() => import("./summary/summary-panel.tsx"));
export const SelectedTests = later(() => import("./details/selected-tests.tsx"));
/** For whoever loses an hour. */
export const NearestSlots = later(() => import("./visit/nearest-slots.tsx"));
/** For whoever is too late to fast for an hour. */
export const MissedMeals = later(() => import("./visit/missed-meals.tsx"));
export const WaitingDialog = later(async () => ({ default: (await loadWaiting()).WaitingDialog }));
export const AgainDialog = later(async () => ({ default: (await loadWaiting()).AgainDialog }));
export const ConfirmationDialog = later(loadConfirmation);
export const PostedConfirmation = later(() => import("./confirmation/posted-confirmation.tsx"));

/** Fetches them while the patient types, so that a line that breaks later keeps nobody from booking; the answer calls it off. */
export function prepareLaterParts(): () => void {
  const callOffs = [loadPayment, loadWaiting, loadConfirmation].map(whenIdle);
  return () => {
    for (const callOff of callOffs) callOff();
  };
}
