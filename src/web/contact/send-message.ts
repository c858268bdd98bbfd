import { words } from "#texts";
import { ApiError, callApi } from "#web/api-client.ts";
import type { ApiFetch } from "#web/context.ts";

const messageFields = ["name", "email", "phone", "subject", "message"] as const;
export type MessageField = (typeof messageFields)[number];
type Mistakes = Partial<Record<MessageField, string>>;

/** What was typed comes back with a message that was not sent. */
export type MessageAnswer =
  | { sent: true }
  | { sent: false; values: Record<MessageField, string>; mistakes: Mistakes; sentence: string | null };

const texts = words.contact.failed;

/** The rules come with the first message: nobody needs them to see the page. */
const loadRules = () => import("#core/messages/contact.ts");

/** Sends the form's message to the lab by the API; `unhurried` is waited for beside a message that keeps the rules. */
export async function sendMessage(api: ApiFetch, form: FormData, unhurried = async () => {}): Promise<MessageAnswer> {
  const values = Object.fromEntries(messageFields.map((field) => [field, textOf(form, field)])) as Values;
  const mistakes = await mistakesIn(values);
  if (Object.keys(mistakes).length > 0) return { sent: false, values, mistakes, sentence: null };
  const [answer] = await Promise.all([post(api, values, textOf(form, "website")), unhurried()]);
  return answer;
}

type Values = Record<MessageField, string>;

async function post(api: ApiFetch, values: Values, website: string): Promise<MessageAnswer> {
  try {
    await callApi(api, "POST /api/contact-messages", { body: { ...values, website } });
    return { sent: true };
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : null;
    const mistakes = onlyFields(problem?.errors ?? {});
    const sentence = Object.keys(mistakes).length > 0 ? texts.mend : (problem?.detail ?? texts.sentence);
    return { sent: false, values, mistakes, sentence };
  }
}

/** Row 5.22; where the rules cannot be loaded the server's answer tells the mistakes. */
async function mistakesIn(values: Values): Promise<Mistakes> {
  const rules = await loadRules().catch(() => null);
  const checked = rules?.ContactMessage.safeParse(values);
  const mistakes: Record<string, string> = {};
  for (const { path, message } of checked?.error?.issues ?? []) mistakes[path.join(".")] ??= message;
  return onlyFields(mistakes);
}

function onlyFields(errors: Record<string, string>): Mistakes {
  return Object.fromEntries(messageFields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
}

function textOf(form: FormData, field: string): string {
  const typed = form.get(field);
  return typeof typed === "string" ? typed : "";
}
