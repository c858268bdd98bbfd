import { isSignInNeeded } from "#web/admin/queries.ts";
import { ApiError } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

/** Spec §8 "Admin": title Error and what failed; somebody else's change is told as such, an ended session by the gate. */
export function tellFailure(failure: Error, sentence: string): void {
  if (isSignInNeeded(failure)) return;
  const isOvertaken = failure instanceof ApiError && failure.problem?.code === "changed-meanwhile";
  showToast({
    title: en.admin.error,
    text: isOvertaken ? en.admin.failed.changedMeanwhile : sentence,
    tone: "error",
  });
}
