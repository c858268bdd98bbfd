import { useEffect, useState } from "react";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";

const SECOND_MS = 1000;

/** Requests another code once the countdown has ended; the server enforces the same pause. */
export function ResendButton({ seconds }: { seconds: number }) {
  const left = useCountdown(seconds);
  const texts = words.account.login;
  return (
    <Button
      look="quiet"
      size="small"
      className="aria-disabled:border-transparent aria-disabled:bg-transparent"
      type="submit"
      name="intent"
      value="resend"
      aria-disabled={left > 0}
      onClick={(event) => left > 0 && event.preventDefault()}
    >
      {left > 0 ? texts.resendIn(left) : texts.resend}
    </Button>
  );
}

/** Counts by the clock, so that a phone that was asleep is not late. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * SECOND_MS;
    const tick = setInterval(() => {
      const now = Math.max(Math.ceil((end - Date.now()) / SECOND_MS), 0);
      setLeft(now);
      if (now === 0) clearInterval(tick);
    }, SECOND_MS);
    return () => clearInterval(tick);
  }, [seconds]);
  return left;
}
