import { words } from "#texts";
import { forgetCallers } from "#web/admin/callers/forget-callers.ts";
import { to } from "#web/to.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { signOut } from "./session.ts";

export async function logOut(): Promise<void> {
  if (await signOut()) {
    forgetCallers();
    // A fresh document: nothing that was loaded of patients outlives the session.
    window.location.replace(to("/admin"));
  } else {
    showToast({ title: words.desk.frame.error, text: words.desk.frame.logoutFailed, tone: "error" });
  }
}
