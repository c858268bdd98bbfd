import { redirect } from "react-router";
import type { Route } from "./+types/forward-test.ts";

/** A search result's link leads to the test's page (decision D13). */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/tests/${encodeURIComponent(params.id)}`, 301);
}
