import { ApiError, exchangeSession, sendJson } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";

type Passwords = { present: string; next: string; again: string };

/** By field; `form` is what belongs to none. */
export type PasswordMistakes = Partial<Record<keyof Passwords | "form", string>>;

/** Asks the server for another password of the desk; null where it is changed. */
export async function changePassword({ present, next, again }: Passwords): Promise<PasswordMistakes | null> {
  if (next !== again) return { again: en.desk.password.differ };
  try {
    await sendJson(exchangeSession, "PUT", "/api/admin/password", { present, next });
    return null;
  } catch (failure) {
    const problem = failure instanceof ApiError ? failure.problem : null;
    return problem?.errors ?? { form: problem?.detail ?? en.desk.gate.unreachable };
  }
}
