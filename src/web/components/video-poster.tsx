import { useState } from "react";
import type { Video } from "#core/lab/schema.ts";
import { words } from "#texts";
import { Icon } from "./icon.tsx";
import { HeroPattern } from "./motifs/patterns.tsx";
import { getSymbolUrl } from "./sprite.ts";

type Props = { video: Video; cloth: "river" | "bagh" };

/**
 * A video's place: nothing is loaded from YouTube before the tap, and without JavaScript the tap opens its page there.
 */
export function VideoPoster({ video, cloth }: Props) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        className="poster"
        src={`https://www.youtube-nocookie.com/embed/${video.youtubeId}?autoplay=1&rel=0`}
        title={video.title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <a
      className="poster on-cloth"
      href={`https://www.youtube.com/watch?v=${video.youtubeId}`}
      onClick={(event) => {
        event.preventDefault();
        setPlaying(true);
      }}
    >
      {cloth === "bagh" ? <HeroPattern viewBox="40 145 480 270" /> : <River />}
      <span className="poster-play">
        <Icon name="play" /> <span>{words.video.watch(video.minutes)}</span>
        <span className="sr">{`: ${video.title}`}</span>
      </span>
    </a>
  );
}

function River() {
  const href = getSymbolUrl("m-dariya");
  return (
    <svg viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={href} width="270" height="270" x="-30" />
      <use href={href} width="270" height="270" x="240" />
    </svg>
  );
}
