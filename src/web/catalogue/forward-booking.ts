import { redirect } from "react-router";
import { catalogueId } from "#core/catalogue/tests/catalogue-id.ts";
import { bookTestPath } from "#web/ui/cart/booking-paths.ts";
import type { Route } from "./+types/forward-booking.ts";

/** A select-test link leads to the test's booking (decision D13). */
export function loader({ params }: Route.LoaderArgs) {
  const id = catalogueId(params.id);
  // The test's page says that there is no such test.
  return redirect(id === null ? `/tests/${encodeURIComponent(params.id)}` : bookTestPath(id), 301);
}
