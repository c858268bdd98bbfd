import type { ConfirmationPrompt } from "#core/errors.ts";
import { words } from "#texts";
import { isSignInRequired } from "#web/admin/sign-in/session.ts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { ApiError } from "#web/lib/api-client.ts";

/** Confirmations by field. */
export type ConfirmationAnswers = Record<string, true>;

/**
 * Sends a request. If the server requires a confirmation (409, ask-first), asks the user and resends with the answers.
 * Returns null if the user declines.
 */
export async function withConfirmations<T>(
  send: (answers: ConfirmationAnswers) => Promise<T>,
  answers: ConfirmationAnswers = {},
): Promise<T | null> {
  try {
    return await send(answers);
  } catch (error) {
    const questions = getConfirmationPrompts(error).filter(({ field }) => !answers[field]);
    if (questions.length === 0) throw error;
    if (!window.confirm(questions.map(({ sentence }) => sentence).join("\n\n"))) return null;
    const confirmed = Object.fromEntries(questions.map(({ field }) => [field, true as const]));
    return withConfirmations(send, { ...answers, ...confirmed });
  }
}

function getConfirmationPrompts(error: unknown): ConfirmationPrompt[] {
  if (!(error instanceof ApiError) || error.problem?.code !== "ask-first") return [];
  return error.problem.questions ?? [];
}

/**
 * Shows an error toast: a concurrent change has its own text, a 409 or 422 the server's detail, other errors
 * `sentence`. Does nothing for an expired session, which the sign-in screen handles.
 */
export function showErrorToast(error: Error, sentence: string): void {
  if (isSignInRequired(error)) return;
  showToast({ title: words.admin.frame.error, text: getErrorMessage(error) ?? sentence, tone: "error" });
}

function getErrorMessage(error: Error): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, problem } = error;
  if (problem?.code === "changed-meanwhile") return words.admin.booking.failures.changedMeanwhile;
  return status === 409 || status === 422 ? problem?.detail : undefined;
}
