import { and, eq, ne } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import { patients } from "#db/schema/bookings.ts";

type SetPatientsLanguageInput = { phone: string; language: Language };

/**
 * Stores the language in which a phone (E.164) has signed in with all its patients: the last one told is the one that
 * staff book in. Bookings keep theirs. Needs no sign-in: the caller has verified the phone.
 */
export async function setPatientsLanguage(
  { db }: Pick<Context, "db">,
  { phone, language }: SetPatientsLanguageInput,
): Promise<void> {
  await db
    .update(patients)
    .set({ language })
    .where(and(eq(patients.phone, phone), ne(patients.language, language)));
}
