import { expect } from "vitest";
import { type Language, languages } from "#core/i18n/languages.ts";
import { loadBuiltUi } from "#platform/pages/ui-bundle.server.ts";
import type { TestApp } from "#test/app.ts";
import { builtTranslations } from "#test/built-languages.ts";
import { listForeignTexts } from "#test/foreign-words.ts";
import { createPageRenderer } from "#web/page-renderer.server.ts";

/** English, and the languages that are built besides. */
export const builtLanguages: Language[] = ["en", ...builtTranslations];

export type RenderedPage = { status: number; html: string; location: string | null; headers: Headers };

/** What is asked of a page: who looks at it, and the form that is sent to it. */
type PageRequest = { headers?: Record<string, string>; form?: Record<string, string> };

export type PageWalker = {
  open(language: Language, path: string, request?: PageRequest): Promise<RenderedPage>;
  /** Expects the page in each language: its `lang`, one heading, and in translations no English but these texts. */
  expectTranslated(path: string, data: readonly string[], request?: PageRequest & { status?: number }): Promise<void>;
};

/** Renders the built pages of each language on the data of a test's API. */
export async function createPageWalker(app: TestApp): Promise<PageWalker> {
  const site = { publicUrl: undefined, languages: builtLanguages, toPng: async () => new Uint8Array() };
  const renderers = new Map<Language, ReturnType<typeof createPageRenderer>>();
  for (const language of builtLanguages) {
    const { load } = await loadBuiltUi(`build/${language === "en" ? "" : `${language}/`}server/index.js`);
    renderers.set(language, createPageRenderer({ load, language, site, version: () => "" }));
  }
  const api = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? {} : { body: await request.text() };
    return app.request(pathname + search, { method: request.method, headers: request.headers, ...body });
  };
  const reportFailure = (failure: unknown) => {
    throw failure;
  };
  const open = async (language: Language, path: string, { headers = {}, form }: PageRequest = {}) => {
    const render = renderers.get(language);
    if (!render) throw new Error(`${language} is not built`);
    const post = form && { method: "POST", body: new URLSearchParams(form) };
    const request = new Request(`http://nabz.test${languages[language].basePath}${path}`, { headers, ...post });
    const answer = await render(request, { api, reportFailure });
    const { status } = answer;
    const html = "html" in answer ? answer.html : await answer.text();
    return { status, html, headers: answer.headers, location: answer.headers.get("location") };
  };
  return {
    open,
    async expectTranslated(path, data, { status = 200, ...request } = {}) {
      for (const language of builtLanguages) {
        const page = await open(language, path, request);
        const [, lang] = /<html lang="([^"]*)"/.exec(page.html) ?? [];
        const headings = page.html.match(/<h1\b/g)?.length;
        const shown = { language, path, status: page.status, lang, headings };
        expect(shown).toEqual({ language, path, status, lang: languages[language].tag, headings: 1 });
        const foreign = language === "en" ? [] : listForeignTexts(page.html, data);
        expect({ language, path, foreign }).toEqual({ language, path, foreign: [] });
      }
    },
  };
}
