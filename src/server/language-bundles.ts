import { existsSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LANGUAGE, getPathLanguage, type Language, languages } from "#core/i18n/languages.ts";
import { createStaticFiles, type StaticFiles } from "#platform/http/static-files.server.ts";
import type { Log } from "#platform/log.server.ts";
import { loadBuiltUi, type UiBundle } from "#platform/pages/ui-bundle.server.ts";

/** The pages of one language, with the files that its build has made for browsers. */
export type LanguageBundle = { ui: UiBundle; files: StaticFiles };

/** The languages that are served. English is always one of them. */
export type LanguageBundles = { readonly en: LanguageBundle } & { readonly [Code in Language]?: LanguageBundle };

/** Written by `script/build` when a build is complete. */
const BUILD_STAMP = ".made-of-pages";

/** Loads the bundles that `script/build` has made. A language without one is left out, and said so in the log. */
export async function loadLanguageBundles(log: Log, folder = "build"): Promise<LanguageBundles> {
  const bundles: { [Code in Language]?: LanguageBundle } = {};
  for (const { code, basePath } of listTranslations()) {
    const build = join(folder, code);
    if (existsSync(join(build, BUILD_STAMP))) bundles[code] = await loadBundle(build, basePath);
    else log.warn({ language: code }, "pages of this language are not built, and not served");
  }
  return { ...bundles, en: await loadBundle(folder, "") };
}

function listTranslations() {
  const all = Object.keys(languages) as Language[];
  return all.filter((code) => code !== DEFAULT_LANGUAGE).map((code) => ({ code, ...languages[code] }));
}

async function loadBundle(build: string, basePath: string): Promise<LanguageBundle> {
  const ui = await loadBuiltUi(join(build, "server/index.js"));
  return { ui, files: createStaticFiles(join(build, "client"), basePath) };
}

/** Returns the languages that are served, in the order of their table. */
export function listServedLanguages(bundles: LanguageBundles): Language[] {
  return (Object.keys(languages) as Language[]).filter((code) => bundles[code] !== undefined);
}

/** Returns the language in which a path is answered: English where the path's own is not served. */
export function getServedLanguage(bundles: LanguageBundles, pathname: string): Language {
  const language = getPathLanguage(pathname);
  return bundles[language] ? language : DEFAULT_LANGUAGE;
}
