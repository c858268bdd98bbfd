import { useState } from "react";
import type { Video } from "#core/lab/schema.ts";
import { words } from "#texts";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { cx } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { HeroPattern } from "./motifs/patterns.tsx";
import { getSymbolUrl } from "./sprite.ts";

type Props = {
  video: Video;
  cloth: "river" | "bagh";
  /** On a phone lower than a video. */
  isFlat?: boolean;
};

const frame = "relative grid w-full place-items-center overflow-hidden rounded-lg border-0 bg-cloth";
const pattern = "absolute inset-0 size-full";

/**
 * A video's place: nothing is loaded from YouTube before the tap, and without JavaScript the tap opens its page there.
 */
export function VideoPoster({ video, cloth, isFlat = false }: Props) {
  const [playing, setPlaying] = useState(false);
  const look = cx(frame, isFlat ? "aspect-21/9 md:aspect-video" : "aspect-video");
  if (playing) {
    return (
      <iframe
        className={look}
        src={`https://www.youtube-nocookie.com/embed/${video.youtubeId}?autoplay=1&rel=0`}
        title={video.title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <a
      className={cx("on-cloth no-underline", look)}
      href={`https://www.youtube.com/watch?v=${video.youtubeId}`}
      onClick={(event) => {
        event.preventDefault();
        setPlaying(true);
      }}
    >
      {cloth === "bagh" ? <HeroPattern viewBox="40 145 480 270" className={pattern} /> : <River />}
      <span className="relative inline-flex min-h-13 items-center gap-2 rounded-full bg-card pr-5.5 pl-4.5 font-semibold text-action shadow-float">
        <Icon name="play" className="fill-current" /> <span>{words.video.watch(video.minutes)}</span>
        <span className="sr-only" lang={getTextLanguage(video.title)}>{`: ${video.title}`}</span>
      </span>
    </a>
  );
}

function River() {
  const href = getSymbolUrl("m-dariya");
  return (
    <svg className={pattern} viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={href} width="270" height="270" x="-30" />
      <use href={href} width="270" height="270" x="240" />
    </svg>
  );
}
