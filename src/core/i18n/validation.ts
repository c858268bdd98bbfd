import type { Sentences } from "./en.ts";

type ValidationGroup =
  | "bookingForm"
  | "bookingRequest"
  | "contactForm"
  | "loginForm"
  | "periodForm"
  | "queryParameters"
  | "staffForms"
  | "testMessageForm"
  | "waitlistForm";

/** Names the sentence for an invalid value. Schemas use it as the message of an issue (decision 032). */
export type ValidationKey = { [G in ValidationGroup]: keyof Sentences[G] }[ValidationGroup];

/** Sentences of some forms; one may use the details of its issue, like `maximum`. */
export type ValidationSentences = {
  readonly [K in ValidationKey]?: string | ((issue: { maximum?: unknown }) => string);
};

/** Returns the key itself; the compiler checks that each language has its sentence. */
export function validationKey<Key extends ValidationKey>(key: Key): Key {
  return key;
}

/** Returns the sentence of an issue; a message that is no key of these sentences is returned as it is. */
export function formatIssue(issue: { message: string; maximum?: unknown }, sentences: ValidationSentences): string {
  const { message } = issue;
  const sentence = Object.hasOwn(sentences, message) ? sentences[message as ValidationKey] : undefined;
  return typeof sentence === "function" ? sentence(issue) : (sentence ?? message);
}

/** Returns the sentences of all forms. For the server: a page passes those of its own form. */
export function listValidationSentences(sentences: Sentences): ValidationSentences {
  return {
    ...sentences.bookingForm,
    ...sentences.bookingRequest,
    ...sentences.contactForm,
    ...sentences.loginForm,
    ...sentences.periodForm,
    ...sentences.queryParameters,
    ...sentences.staffForms,
    ...sentences.testMessageForm,
    ...sentences.waitlistForm,
  };
}
