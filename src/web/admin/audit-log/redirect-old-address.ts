import { redirect } from "react-router";
import type { Route } from "./+types/redirect-old-address.ts";

/** Redirects bookmarks of the audit log's former address, for staff with their filters. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(`/admin/audit-log${new URL(request.url).search}`, 301);
}
