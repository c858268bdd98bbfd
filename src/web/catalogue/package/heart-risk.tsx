import { useQuery } from "@tanstack/react-query";
import { labQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { VideoPoster } from "#web/ui/video-poster.tsx";

/** Spec §2: the film on heart risk, beside the comprehensive offer. */
export function HeartRisk() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <section>
      <h2>{en.catalogue.package.heartRisk}</h2>
      <VideoPoster video={lab.videos.heartRisk} cloth="bagh" />
      <p className="xs quiet">{en.video.consent}</p>
    </section>
  );
}
