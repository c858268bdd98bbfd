import { useLocation, useMatches } from "react-router";
import { words } from "#texts";
import { to } from "#web/to.ts";
import type { PageData } from "#web/ui/data/prefetch.ts";
import { canonicalPath } from "./canonical-path.ts";
import { useOrigin } from "./origin.ts";
import { SharePicture } from "./share-picture.tsx";

/** What a route tells of itself: whether it has a picture of its own, which comes with its data. */
export type HeadHandle = { hasPicture: true };

/** What every page tells search engines and messengers: its one address, and a picture. A missing page has no address. */
export function HeadTags() {
  const { pathname } = useLocation();
  const origin = useOrigin();
  const matches = useMatches();
  const isMissing = matches.some(({ loaderData }) => (loaderData as PageData | null | undefined)?.isMissing);
  if (isMissing) return <meta name="robots" content="noindex" />;
  if (origin === null) return null;
  const address = origin + to(canonicalPath(pathname));
  const hasOwnPicture = matches.some(({ handle }) => (handle as HeadHandle | undefined)?.hasPicture);
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={words.brand} />
      <meta property="og:locale" content="en_IN" />
      <meta name="twitter:card" content="summary_large_image" />
      {!hasOwnPicture && <SharePicture path="/share/home.png" says={words.site.sharePicture} />}
    </>
  );
}
