import { type RouterContextProvider, useRouteLoaderData } from "react-router";
import type { Language } from "#core/i18n/languages.ts";
import { isEnglishOnly } from "#web/i18n/english-pages.ts";
import { siteContext } from "#web/lib/request-context.ts";

/** Returns the origin of the site, e.g. "https://nabz.example": PUBLIC_URL, or without it the origin of the request. */
export function getSiteOrigin(context: Readonly<RouterContextProvider>, pageUrl: URL): string {
  return new URL(context.get(siteContext).publicUrl ?? pageUrl).origin;
}

type SiteData = { origin: string; languages: readonly Language[] };

/** Returns the languages of a page. */
export function listPageLanguages(context: Readonly<RouterContextProvider>, pageUrl: URL): readonly Language[] {
  return isEnglishOnly(pageUrl.pathname) ? [] : context.get(siteContext).languages;
}

/** The site's origin from the root's loader; null on a page that could not be loaded. */
export function useSiteOrigin(): string | null {
  return useRouteLoaderData<SiteData>("root")?.origin ?? null;
}

/** The languages in which the page is served; none where it could not be loaded, or exists in English alone. */
export function useLanguages(): readonly Language[] {
  return useRouteLoaderData<SiteData>("root")?.languages ?? [];
}
