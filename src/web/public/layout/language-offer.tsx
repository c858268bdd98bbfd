import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { type Language, languages } from "#core/i18n/languages.ts";
import { words } from "#texts";
import { IconButton } from "#web/components/button.tsx";
import { pageLanguage } from "#web/i18n/page-language.ts";
import { readStored, writeStored } from "#web/lib/browser-storage.ts";
import { useLanguages } from "#web/public/seo/site-origin.ts";
import { findOfferedLanguage, hasSwitched } from "./offered-language.ts";

/** Storage key: whether this browser was offered another language, and chose. */
const CHOSEN_KEY = "nabz_language_chosen";

/**
 * Offers the page in the language that the browser prefers, on the line of the promotion, so that nothing moves. Once
 * closed or followed it is gone for good.
 */
export function LanguageOffer() {
  const { pathname, search } = useLocation();
  const served = useLanguages();
  const [offered, setOffered] = useState<Language | null>(null);
  useEffect(() => {
    if (hasSwitched(document.referrer, location.origin, pageLanguage)) storeChoice();
    if (readStored("localStorage", CHOSEN_KEY) !== null) return;
    const visit = { preferred: navigator.languages, referrer: document.referrer, origin: location.origin };
    setOffered(findOfferedLanguage({ shown: pageLanguage, served, ...visit }));
  }, [served]);
  const line = document.querySelector("[data-promo]");
  if (offered === null || line === null) return null;
  const close = () => {
    storeChoice();
    setOffered(null);
  };
  return createPortal(
    <div className="absolute inset-0 flex items-center justify-center bg-card text-sm" data-language-offer>
      <a
        className="inline-flex min-h-target items-center px-3 font-semibold"
        lang={offered}
        hrefLang={offered}
        href={languages[offered].basePath + pathname + search}
        onClick={storeChoice}
      >
        {languages[offered].invitation}
      </a>
      <IconButton icon="x" label={words.close} onClick={close} />
    </div>,
    line,
  );
}

function storeChoice(): void {
  writeStored("localStorage", CHOSEN_KEY, true);
}
