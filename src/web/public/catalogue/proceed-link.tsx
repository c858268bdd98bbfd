import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { ButtonLink, type ButtonStyle } from "#web/components/button.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { bookTestsPath } from "#web/lib/booking-paths.ts";

/** From the review to the booking. */
const NAVIGATION_DELAY_MS = 100;

/** Leads to the booking of these tests; disabled without any. */
export function ProceedLink({ tests, ...style }: ButtonStyle & { tests: readonly TestSummary[] }) {
  const navigate = useNavigate();
  const path = bookTestsPath(tests.map(({ id }) => id));
  const proceed = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (tests.length === 0) showToast({ title: words.cart.none, text: words.cart.noneToBook, tone: "error" });
    else setTimeout(() => void navigate(path), NAVIGATION_DELAY_MS);
  };
  return (
    <ButtonLink look="primary" href={withBasePath(path)} onClick={proceed} {...style}>
      {words.catalogue.review.proceed}
    </ButtonLink>
  );
}
