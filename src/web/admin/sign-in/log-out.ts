import { words } from "#texts";
import { clearCallers } from "#web/admin/new-booking/clear-caller-drafts.ts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { endSession } from "./session.ts";

/** Ends the session on the server and opens the login; if that fails, the page stays and a toast says so. */
export async function logOut(): Promise<void> {
  if (await endSession()) {
    clearCallers();
    // A new document, so that no loaded patient data outlives the session.
    window.location.replace(withBasePath("/admin"));
  } else {
    showToast({ title: words.admin.frame.error, text: words.admin.frame.logoutFailed, tone: "error" });
  }
}
