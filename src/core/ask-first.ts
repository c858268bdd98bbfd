import { Refusal } from "./refusal.ts";

/** Asked before something that can hurt a patient or may be a slip; the same request with this field set to true is the answer. */
export type Question<Field extends string = string> = { field: Field; sentence: string };

/** Refuses with ask-first and the open questions, until each is answered (decisions, "The desk may set any status"). */
export function requireAnswers<Field extends string>(
  questions: readonly Question<Field>[],
  answers: { [F in Field]?: boolean | undefined },
  facts: Record<string, unknown> = {},
): void {
  const open = questions.filter(({ field }) => answers[field] !== true);
  if (open.length === 0) return;
  throw new Refusal("ask-first", open.map(({ sentence }) => sentence).join(" "), {
    facts: { ...facts, questions: open },
  });
}
