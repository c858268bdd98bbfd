import { to } from "#web/to.ts";
import { useOrigin } from "./origin.ts";

type Props = {
  /** Of `/share/`; messengers keep a picture by its address, so what changes it stands behind a question mark. */
  path: string;
  /** What the picture says, for those who do not see it. */
  says: string;
};

/** The picture that messengers show of a page, 1200 by 630; React lifts it into the head. */
export function SharePicture({ path, says }: Props) {
  const origin = useOrigin();
  if (origin === null) return null;
  return (
    <>
      <meta property="og:image" content={origin + to(path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={says} />
    </>
  );
}
