import { useEffect, useState } from "react";
import {
  type Confirmation,
  forgetConfirmation,
  keepConfirmation,
  readConfirmation,
} from "#web/booking/stored/kept-confirmation.ts";

/** The confirmation that is open: of the booking just made, or of one that was open when the page was left. */
export function useConfirmation() {
  const [shown, setShown] = useState<Confirmation | null>(null);
  useEffect(() => setShown(readConfirmation()), []);
  return {
    shown,
    show: (confirmed: Confirmation) => {
      keepConfirmation(confirmed);
      setShown(confirmed);
    },
    leave: forgetConfirmation,
  };
}
