import { useRef } from "react";
import { newBookingCode } from "#core/bookings/code.ts";
import { keepDraftCode, readDraft } from "#web/booking/stored/booking-draft.ts";
import { readWaiting, thisPage } from "#web/booking/waiting/kept-waiting.ts";

/** One code an attempt: it stays until there is an answer, over a reload too, so that a retry is the same request. */
export function useAttemptCode() {
  const code = useRef<string | null>(null);
  return {
    ofAttempt(): string {
      code.current ??= keptCode() ?? newBookingCode(Date.now(), Math.random());
      keepDraftCode(code.current);
      return code.current;
    },
    forget(): void {
      code.current = null;
      keepDraftCode(null);
    },
  };
}

/** The code of the last attempt, unless it waits as another page's booking. */
function keptCode(): string | null {
  const { code } = readDraft();
  const isOthers = readWaiting().some(({ request, page }) => request.booking.code === code && page !== thisPage());
  return isOthers ? null : code;
}
