import { useQuery } from "@tanstack/react-query";
import { labQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { VideoPoster } from "#web/ui/video-poster.tsx";

/** Spec §2: the benefits of walking, as a film. */
export function WalkingVideo() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <section className="section">
      <div className="wrap watch">
        <VideoPoster video={lab.videos.walking} cloth="river" />
        <div className="head">
          <h2>{en.home.walking.title}</h2>
          <p>{en.home.walking.sentence}</p>
          <p className="xs quiet">{en.video.consent}</p>
        </div>
      </div>
    </section>
  );
}
