import { redirect } from "react-router";
import { parseCatalogueId } from "#core/catalogue/catalogue-id.ts";
import { bookTestPath } from "#web/lib/booking-paths.ts";
import type { Route } from "./+types/forward-booking.ts";

/** A select-test link leads to the test's booking (decision D13). */
export function loader({ params }: Route.LoaderArgs) {
  const id = parseCatalogueId(params.id);
  // The test's page says that there is no such test.
  return redirect(id === null ? `/tests/${encodeURIComponent(params.id)}` : bookTestPath(id), 301);
}
