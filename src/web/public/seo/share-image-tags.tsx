import { useSiteOrigin } from "./site-origin.ts";

type Props = {
  /**
   * Below `/share/`, the same in each language; messengers cache a picture by its address, so what changes it goes into
   * the query.
   */
  path: string;
  /** Alternative text of the picture. */
  says: string;
};

/** The page's picture in link previews, 1200 by 630; React hoists the tags into the head. */
export function ShareImageTags({ path, says }: Props) {
  const origin = useSiteOrigin();
  if (origin === null) return null;
  return (
    <>
      <meta property="og:image" content={origin + path} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={says} />
    </>
  );
}
