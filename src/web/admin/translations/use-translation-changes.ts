import { useMutation, useQueryClient } from "@tanstack/react-query";
import { words } from "#texts";
import { isSignInRequired } from "#web/admin/sign-in/session.ts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { ApiError, browserFetch, type CallInput, type CallOutput, callApi } from "#web/lib/api-client.ts";
import { translationsKey } from "./queries.ts";
import type { TextLanguage } from "./translations-path.ts";

export type CatalogueRecord = CallOutput<"GET /api/admin/catalogue-texts/{kind}/{id}">;
export type RecordField = CatalogueRecord["fields"][number];
export type Field = RecordField["field"];

const save = "PUT /api/admin/catalogue-texts/{kind}/{id}/{language}";
const approve = "POST /api/admin/catalogue-texts/{kind}/{id}/{language}/approval";
const texts = words.admin.translations;

/** Saves and approves texts of one record in one language, as they are shown. */
export function useTranslationChanges(record: CatalogueRecord, language: TextLanguage, onSaved: () => void) {
  const client = useQueryClient();
  const { kind, id } = record;
  const path = { kind, id, language };
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (change: { save: CallInput<typeof save>["body"] } | { approve: RecordField[] }) => {
      if ("save" in change) return callApi(browserFetch, save, { path, body: change.save });
      const read = change.approve.map(({ field, english, texts: { [language]: stored } }) => [
        field,
        { source: english, text: stored?.text ?? "" },
      ]);
      return callApi(browserFetch, approve, { path, body: Object.fromEntries(read) });
    },
    onSuccess: async (_result, change) => {
      await client.invalidateQueries({ queryKey: translationsKey });
      showToast({ title: "save" in change ? words.admin.adminForm.savedForWebsite : texts.approved });
      if ("save" in change) onSaved();
    },
    onError: () => client.invalidateQueries({ queryKey: translationsKey }),
  });
  return { mutate, isPending, ...describeError(error) };
}

/** What a failed change says: below a field, or for all of them. */
function describeError(error: Error | null): { fieldErrors: Record<string, string>; message: string | null } {
  const problem = error instanceof ApiError ? error.problem : null;
  const fieldErrors = problem?.code === "changed-meanwhile" ? {} : (problem?.errors ?? {});
  if (!error || isSignInRequired(error) || Object.keys(fieldErrors).length > 0) return { fieldErrors, message: null };
  const message =
    problem?.code === "changed-meanwhile" ? texts.changedMeanwhile : (problem?.detail ?? texts.failedSave);
  return { fieldErrors, message };
}
