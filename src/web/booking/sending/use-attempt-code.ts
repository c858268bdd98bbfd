import { useRef } from "react";
import { newBookingCode } from "#core/bookings/code.ts";
import { keepDraftCode, readDraft } from "#web/booking/stored/booking-draft.ts";

/** One code an attempt: it stays until there is an answer, over a reload too, so that a retry is the same request. */
export function useAttemptCode() {
  const code = useRef<string | null>(null);
  return {
    ofAttempt(): string {
      code.current ??= readDraft().code ?? newBookingCode(Date.now(), Math.random());
      keepDraftCode(code.current);
      return code.current;
    },
    forget(): void {
      code.current = null;
      keepDraftCode(null);
    },
  };
}
