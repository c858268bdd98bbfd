import { useLocation, useMatches } from "react-router";
import { words } from "#texts";
import { to } from "#web/to.ts";
import type { PageData } from "#web/ui/data/prefetch.ts";
import { canonicalPath } from "./canonical-path.ts";
import { useOrigin } from "./origin.ts";

const picture = { path: "/share.png", width: "1200", height: "630" };

/** What every page tells search engines and messengers: its one address, and the picture of the site. A missing page has no address. */
export function HeadTags() {
  const { pathname } = useLocation();
  const origin = useOrigin();
  const isMissing = useMatches().some(({ loaderData }) => (loaderData as PageData | null | undefined)?.isMissing);
  if (isMissing) return <meta name="robots" content="noindex" />;
  if (origin === null) return null;
  const address = origin + to(canonicalPath(pathname));
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={words.brand} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:image" content={origin + picture.path} />
      <meta property="og:image:width" content={picture.width} />
      <meta property="og:image:height" content={picture.height} />
      <meta property="og:image:alt" content={words.site.sharePicture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
