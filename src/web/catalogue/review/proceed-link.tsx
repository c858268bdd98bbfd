import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { bookTestsPath } from "#web/ui/cart/booking-paths.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

/** Row 9.32: from the review to the booking. */
const NAVIGATION_DELAY_MS = 100;

/** The way to the booking of these tests; with none there is nothing to book (row 5.12). */
export function ProceedLink({ tests, className }: { tests: readonly TestSummary[]; className: string }) {
  const navigate = useNavigate();
  const path = bookTestsPath(tests.map(({ id }) => id));
  const proceed = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (tests.length === 0) showToast({ title: words.cart.none, text: words.cart.noneToBook, tone: "error" });
    else setTimeout(() => void navigate(path), NAVIGATION_DELAY_MS);
  };
  return (
    <a className={className} href={to(path)} onClick={proceed}>
      {words.catalogue.review.proceed}
    </a>
  );
}
