import { useQuery } from "@tanstack/react-query";
import { words } from "#texts";
import { VideoPoster } from "#web/components/video-poster.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { HomeSection, SectionHead } from "./home-section.tsx";

/** From one number to the next. */
const threadClass =
  "absolute top-10.5 -bottom-2.5 left-4.25 border-0 border-l-2 border-dashed border-(--floss-2) group-last:hidden md:top-4.25 md:-right-5.5 md:bottom-auto md:left-11.5 md:border-t-2 md:border-l-0";

/** The three steps of a booking, on one thread. */
export function HowItWorks() {
  return (
    <HomeSection>
      <SectionHead title={words.home.steps.title} />
      <ol className="grid gap-3 md:grid-cols-3 md:gap-8">
        {words.home.steps.list.map(({ step, how }, index) => (
          <li key={step} className="group relative flex gap-3 md:block">
            <span
              className="grid size-9 flex-none place-items-center rounded-full border border-line-strong bg-card font-semibold md:mb-2"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <i className={threadClass} />
            <div>
              <h3 className="flex min-h-9 items-center">{step}</h3>
              <p className="text-sm leading-normal text-soft">{how}</p>
            </div>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}

/** Four facts for which patients choose the lab, in a row. */
export function Trust() {
  return (
    <section className="border-b border-line bg-card" aria-label={words.home.trust.label}>
      <div className="grid grid-cols-2 max-md:gap-px max-md:bg-line md:page-width md:grid-cols-4 md:divide-x md:divide-line">
        {words.home.trust.facts.map(({ fact, of }) => (
          <div key={fact} className="bg-card px-gutter py-2.5 md:px-6 md:py-5 md:first:pl-0">
            <b className="block text-xl leading-snug font-semibold tracking-tight">{fact}</b>
            <span className="block text-sm leading-normal text-soft">{of}</span>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The video on the benefits of walking. */
export function WalkingVideo() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <HomeSection isSunken className="flex flex-col gap-4 md:gap-6 lg:flex-row lg:items-center lg:gap-16">
      <div className="lg:flex-5">
        <VideoPoster video={lab.videos.walking} cloth="river" isFlat />
      </div>
      <div className="grid gap-2 lg:flex-4">
        <h2>{words.home.walking.title}</h2>
        <p className="text-soft">{words.home.walking.sentence}</p>
        <p className="text-xs leading-normal text-quiet" lang={getTextLanguage(words.videoConsent)}>
          {words.videoConsent}
        </p>
      </div>
    </HomeSection>
  );
}
