import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { languages } from "#core/i18n/languages.ts";
import { pageLanguage } from "#web/i18n/page-language.ts";
import { useLanguages } from "#web/public/seo/site-origin.ts";

/** Links to the page in each language that is served, in its own letters; nothing where the page has no other. */
export function LanguageLinks({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const served = useLanguages();
  if (served.length < 2) return null;
  return served.map((code) => (
    <a
      key={code}
      className={className}
      lang={code}
      hrefLang={code}
      aria-current={code === pageLanguage || undefined}
      href={languages[code].basePath + pathname + search}
      onClick={keepFilters}
      // A cached page has only the parameters that it reads.
      suppressHydrationWarning
    >
      {languages[code].name}
    </a>
  ));
}

/** A page writes its filters into the address without the router. */
function keepFilters({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = window.location.search;
}
