import { formatIssue } from "#core/i18n/validation.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { ApiError, callApi } from "#web/lib/api-client.ts";
import type { ApiFetch } from "#web/lib/request-context.ts";

export const messageFields = ["name", "email", "phone", "subject", "message"] as const;
export type MessageField = (typeof messageFields)[number];
/** Hidden field with a random key of the filled form: a repeat is stored once. */
export const FORM_KEY = "formKey";
type MessageErrors = Partial<Record<MessageField, string>>;

/** The values come back with a message that was not sent. */
export type SendMessageResult =
  | { sent: true }
  | { sent: false; values: Record<MessageField, string>; mistakes: MessageErrors; sentence: string | null };

const texts = words.contact.failed;

/** Loaded with the first message: the page is visible without them. */
const loadMessageRules = () => import("#core/messages/contact-message.ts");

/** Sends the form's message to the lab by the API; also waits for `unhurried` if the message is valid. */
export async function sendMessage(
  api: ApiFetch,
  form: FormData,
  unhurried = async () => {},
): Promise<SendMessageResult> {
  const values = Object.fromEntries(messageFields.map((field) => [field, getFormText(form, field)])) as MessageValues;
  const mistakes = await validateMessage(values);
  if (Object.keys(mistakes).length > 0) return { sent: false, values, mistakes, sentence: null };
  const hidden = { website: getFormText(form, "website"), formKey: getFormText(form, FORM_KEY) || undefined };
  const [answer] = await Promise.all([postMessage(api, { ...values, ...hidden }), unhurried()]);
  return answer;
}

type MessageValues = Record<MessageField, string>;

type PostedMessage = MessageValues & { website: string; formKey: string | undefined };

async function postMessage(api: ApiFetch, { website, formKey, ...values }: PostedMessage): Promise<SendMessageResult> {
  try {
    await callApi(api, "POST /api/contact-messages", { body: { ...values, website, formKey } });
    return { sent: true };
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : null;
    const mistakes = pickFieldErrors(problem?.errors ?? {});
    const sentence = Object.keys(mistakes).length > 0 ? texts.mend : (problem?.detail ?? texts.sentence);
    return { sent: false, values, mistakes, sentence };
  }
}

/** If the rules cannot be loaded, the server's response shows the errors. */
async function validateMessage(values: MessageValues): Promise<MessageErrors> {
  const rules = await loadMessageRules().catch(() => null);
  const checked = rules?.ContactMessage.safeParse(values);
  const mistakes: Record<string, string> = {};
  for (const issue of checked?.error?.issues ?? [])
    mistakes[issue.path.join(".")] ??= formatIssue(issue, sentences.contactForm);
  return pickFieldErrors(mistakes);
}

function pickFieldErrors(errors: Record<string, string>): MessageErrors {
  return Object.fromEntries(messageFields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
}

function getFormText(form: FormData, field: string): string {
  const typed = form.get(field);
  return typeof typed === "string" ? typed : "";
}
