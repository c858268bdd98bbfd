import { browserFetch } from "#web/lib/api-client.ts";
import { apiPageUnder, apiQueryUnder } from "#web/lib/api-query.ts";
import { type OpenTranslation, TRANSLATIONS_PER_PAGE, type TranslationsView } from "./translations-path.ts";

/** Whatever is saved or approved changes the list and the item. */
export const translationsKey = ["translations"] as const;

export function translationsQuery({ search, language, state, kind, after }: TranslationsView, api = browserFetch) {
  return apiPageUnder(translationsKey, api, "GET /api/admin/catalogue-texts", {
    query: {
      limit: TRANSLATIONS_PER_PAGE,
      search,
      language: language ?? undefined,
      state: state ?? undefined,
      kind: kind ?? undefined,
      after: after.at(-1),
    },
  });
}

export function translationQuery({ kind, id }: Pick<OpenTranslation, "kind" | "id">, api = browserFetch) {
  return apiQueryUnder(translationsKey, api, "GET /api/admin/catalogue-texts/{kind}/{id}", { path: { kind, id } });
}
