import type { AskedQuestion } from "#core/refusal.ts";
import { words } from "#texts";
import { isSignInNeeded } from "#web/admin/gate/session.ts";
import { ApiError } from "#web/api-client.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

/** Fields that answer what the server asked. */
export type Answers = Record<string, true>;

/**
 * Sends, and where the server asks something first (409, ask-first), asks it here and sends again with the answers.
 * Null where whoever sits at the desk would rather not.
 */
export async function askingFirst<T>(send: (answers: Answers) => Promise<T>, answers: Answers = {}): Promise<T | null> {
  try {
    return await send(answers);
  } catch (failure) {
    const questions = questionsOf(failure).filter(({ field }) => !answers[field]);
    if (questions.length === 0) throw failure;
    if (!window.confirm(questions.map(({ sentence }) => sentence).join("\n\n"))) return null;
    const given = Object.fromEntries(questions.map(({ field }) => [field, true as const]));
    return askingFirst(send, { ...answers, ...given });
  }
}

function questionsOf(failure: unknown): AskedQuestion[] {
  if (!(failure instanceof ApiError) || failure.problem?.code !== "ask-first") return [];
  return failure.problem.questions as AskedQuestion[];
}

/**
 * Row 8.22: title Error and what failed; somebody else's change has a sentence of its own, a refusal brings its own, an ended
 * session by the gate.
 */
export function tellFailure(failure: Error, sentence: string): void {
  if (isSignInNeeded(failure)) return;
  showToast({ title: words.desk.frame.error, text: refusalOf(failure) ?? sentence, tone: "error" });
}

function refusalOf(failure: Error): string | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  const { status, problem } = failure;
  if (problem?.code === "changed-meanwhile") return words.desk.booking.failures.changedMeanwhile;
  return status === 409 || status === 422 ? problem?.detail : undefined;
}
