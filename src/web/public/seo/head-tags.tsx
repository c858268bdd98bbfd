import { useLocation, useMatches } from "react-router";
import { languages } from "#core/i18n/languages.ts";
import { words } from "#texts";
import { pageTag } from "#web/i18n/page-language.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import type { PageData } from "#web/lib/prefetch.ts";
import { getCanonicalPath } from "./canonical-path.ts";
import { ShareImageTags } from "./share-image-tags.tsx";
import { useLanguages, useSiteOrigin } from "./site-origin.ts";

/** Route handle: whether the page has a picture of its own, which comes with its data. */
export type HeadHandle = { hasPicture: true };

/** Route handle of a page whose address is a secret: it is named to no one, and works without scripts. */
export type SecretHandle = { isSecret: true };

/** Whether the address of the page is a secret. */
export function isSecretPage(matches: readonly { handle: unknown }[]): boolean {
  return matches.some(({ handle }) => (handle as SecretHandle | undefined)?.isSecret);
}

/** Tags for search engines and messengers: the canonical address, and a picture. A missing or secret page has none. */
export function HeadTags() {
  const { pathname } = useLocation();
  const origin = useSiteOrigin();
  const matches = useMatches();
  const isMissing = matches.some(({ loaderData }) => (loaderData as PageData | null | undefined)?.isMissing);
  if (isMissing || isSecretPage(matches)) return <meta name="robots" content="noindex" />;
  if (origin === null) return null;
  const path = getCanonicalPath(pathname);
  const address = origin + withBasePath(path);
  const hasOwnPicture = matches.some(({ handle }) => (handle as HeadHandle | undefined)?.hasPicture);
  return (
    <>
      <link rel="canonical" href={address} />
      <AlternateLinks path={path} origin={origin} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={words.brand} />
      <meta property="og:locale" content={pageTag.replace("-", "_")} />
      <meta name="twitter:card" content="summary_large_image" />
      {!hasOwnPicture && <ShareImageTags path="/share/home.png" says={words.site.sharePicture} />}
    </>
  );
}

/** The page in each language; English for readers of any other. */
function AlternateLinks({ origin, path }: { origin: string; path: string }) {
  const served = useLanguages();
  if (served.length < 2) return null;
  const links = [...served.map((code) => [code, languages[code].basePath]), ["x-default", ""]];
  return links.map(([code, base = ""]) => (
    <link key={code} rel="alternate" hrefLang={code} href={origin + base + path} />
  ));
}
