/** Why a verb said no. Doors map each code to an answer once. */
export const refusalCodes = [
  "sign-in-needed",
  "not-allowed",
  "not-found",
  "wrong-password",
  "too-many-attempts",
  "proof-needed",
  "too-large",
  "rule-broken",
  "price-changed",
  "test-held",
  "booked-already",
  "day-closed",
  "slot-past",
  "slot-full",
  "changed-meanwhile",
  "ask-first",
  "report-released",
  "file-missing",
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

type Extras = {
  /** Sentences by field path, e.g. `patient.name`. */
  errors?: Record<string, string>;
  /** Facts that let the caller go on, e.g. the fresh prices or the free slots. */
  facts?: Record<string, unknown>;
  retryAfterSeconds?: number;
  /** What is wrong on our side; the door logs it. */
  cause?: Error;
};

/** An expected "no" of a verb: a literal code and a sentence that a patient can read. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly errors: Record<string, string> | undefined;
  readonly facts: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, sentence: string, extras: Extras = {}) {
    super(sentence, extras.cause && { cause: extras.cause });
    this.name = "Refusal";
    this.code = code;
    this.errors = extras.errors;
    this.facts = extras.facts;
    this.retryAfterSeconds = extras.retryAfterSeconds;
  }
}

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
