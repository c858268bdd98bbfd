import { buildPath, normalizeSearchTerm, parseIds } from "#web/admin/components/search-params.ts";
import type { CallInput } from "#web/lib/api-client.ts";

type Query = NonNullable<CallInput<"GET /api/admin/catalogue-texts">["query"]>;
export type TextKind = NonNullable<Query["kind"]>;
export type TextState = NonNullable<Query["state"]>;
export type TextLanguage = NonNullable<Query["language"]>;

export const textKinds = ["test", "package", "category", "faq"] as const satisfies readonly TextKind[];
export const textStates = ["missing", "older", "draft", "approved"] as const satisfies readonly TextState[];
export const textLanguages = ["pa", "hi"] as const satisfies readonly TextLanguage[];

/** Filters in the address of the translations, and what is open. */
export type TranslationsView = {
  search: string;
  language: TextLanguage | null;
  state: TextState | null;
  kind: TextKind | null;
  /** Cursors of the visited pages, the current one last. */
  after: number[];
  open: OpenTranslation | null;
};

/** A record of the catalogue, and the language in which it is edited. */
export type OpenTranslation = { kind: TextKind; id: number; into: TextLanguage };

export const TRANSLATIONS_PER_PAGE = 100;

export function parseTranslationsView(parameters: URLSearchParams): TranslationsView {
  const choose = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === parameters.get(name)) ?? null;
  const language = choose("language", textLanguages);
  return {
    search: normalizeSearchTerm(parameters.get("search") ?? ""),
    language,
    state: choose("state", textStates),
    kind: choose("kind", textKinds),
    after: parseIds(parameters, "after"),
    open: parseOpen(parameters.get("open") ?? "", choose("into", textLanguages) ?? language ?? "pa"),
  };
}

/** Parses "test-5"; null if it names nothing. */
function parseOpen(name: string, into: TextLanguage): OpenTranslation | null {
  const [, kindName, digits] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(name) ?? [];
  const kind = textKinds.find((known) => known === kindName);
  return kind ? { kind, id: Number(digits), into } : null;
}

/** Returns the page's address: `/admin/catalogue/translations?state=missing&open=test-5&into=pa`. */
export function getTranslationsPath({ open, ...filters }: TranslationsView): string {
  return buildPath("/admin/catalogue/translations", {
    ...filters,
    open: open && `${open.kind}-${open.id}`,
    into: open?.into,
  });
}
