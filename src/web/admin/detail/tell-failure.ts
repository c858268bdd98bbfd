import { isSignInNeeded } from "#web/admin/gate/session.ts";
import { ApiError } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

/**
 * Spec §8 "Admin": title Error and what failed; somebody else's change is told as such, a refusal by its own sentence, an ended
 * session by the gate.
 */
export function tellFailure(failure: Error, sentence: string): void {
  if (isSignInNeeded(failure)) return;
  showToast({ title: en.desk.frame.error, text: refusalOf(failure) ?? sentence, tone: "error" });
}

function refusalOf(failure: Error): string | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  const { status, problem } = failure;
  if (problem?.code === "changed-meanwhile") return en.desk.booking.failures.changedMeanwhile;
  return status === 409 || status === 422 ? problem?.detail : undefined;
}
