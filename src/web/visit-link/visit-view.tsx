import type { ReactNode } from "react";
import { createLastMealStep, listVisitSteps } from "#core/catalogue/preparation/preparation-timeline.ts";
import { parseSlotTime } from "#core/slots/grid.ts";
import type { LinkedVisit } from "#core/visit-links/schema.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { PatternStrip } from "#web/components/motifs/patterns.tsx";
import { TearLine, TicketTime, TicketTimeline } from "#web/components/ticket.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { formatSlotTime, formatTime, formatWideTime } from "#web/lib/format-time.ts";
import { ChangeRows } from "./change-rows.tsx";
import { FastingCard } from "./fasting-card.tsx";
import { formatSlot } from "./format-moment.ts";
import { FailureNotice, LinkState } from "./link-state.tsx";

const texts = words.visitLink;

type Props = { visit: LinkedVisit; token: string; failure: string | null; call: ReactNode };

/** The visit, and what can be done about it now. */
export function VisitView({ visit, token, failure, call }: Props) {
  if (visit.state === "declined" || visit.state === "over") return <EndedVisit visit={visit} call={call} />;
  return (
    <>
      <FailureNotice failure={failure} />
      <VisitTicket visit={visit}>{visit.state === "on-the-way" && call}</VisitTicket>
      {visit.state === "upcoming" && (
        <>
          <FastingCard visit={visit} token={token} />
          <ChangeRows visit={visit} token={token} call={call} />
        </>
      )}
    </>
  );
}

function EndedVisit({ visit, call }: Pick<Props, "visit" | "call">) {
  const isDeclined = visit.state === "declined";
  const slot = formatSlot(visit);
  return (
    <LinkState
      icon={isDeclined ? "circle-x" : "calendar"}
      {...(isDeclined ? texts.declined : texts.over)}
      slot={<p className="text-lg font-semibold">{isDeclined ? <s>{slot}</s> : slot}</p>}
    >
      {call}
      {isDeclined && (
        <ButtonLink width="full" href={withBasePath("/book")}>
          {texts.declined.again}
        </ButtonLink>
      )}
    </LinkState>
  );
}

/** The visit as a ticket: when, where, for whom by initials, and what to do before. */
function VisitTicket({ visit, children }: { visit: LinkedVisit; children: ReactNode }) {
  const { day, time, place, area, initials, movedFrom, state, promised } = visit;
  const isComing = state === "on-the-way";
  const heading = state === "upcoming" && movedFrom ? "moved" : (state as "upcoming" | "on-the-way");
  return (
    <article className="rounded-xl bg-card shadow-float forced-colors:border forced-colors:border-canvas-text">
      <div className="on-cloth h-14 overflow-hidden rounded-t-xl bg-cloth">
        <PatternStrip motif="bagh" isLong />
      </div>
      <div className="grid gap-3 px-5 pt-3 pb-2">
        <h1 className="flex items-center gap-1.5 text-lg tracking-snug text-action">
          <Icon name={headingIcons[heading]} /> {texts.headings[heading]}
        </h1>
        <TicketTime
          day={day}
          time={isComing && promised ? formatWideTime(promised.from) : formatSlotTime(time)}
          label={texts.where[place]}
        />
        {heading === "moved" && movedFrom && (
          <p className="text-sm text-soft">{texts.movedFrom(formatSlot(movedFrom))}</p>
        )}
        <ul className="grid gap-1.5">
          <Fact icon="user" label={texts.people}>
            {initials.filter(Boolean).join(" · ")}
          </Fact>
          <Fact icon="map-pin">
            {place === "centre" ? texts.atCentre : area === null ? texts.atDoor : texts.area(area)}
          </Fact>
        </ul>
      </div>
      <TearLine />
      <div className="grid gap-4 px-5 pt-1 pb-5">
        {isComing ? <Coming visit={visit} /> : <Preparation visit={visit} />}
        {children}
      </div>
    </article>
  );
}

const headingIcons = {
  upcoming: "circle-check",
  moved: "calendar",
  "on-the-way": "bike",
} as const satisfies Record<keyof typeof texts.headings, IconName>;

function Fact({ icon, label, children }: { icon: IconName; label?: string; children: string }) {
  return (
    <li className="grid grid-cols-icon gap-2.5">
      <Icon name={icon} className="mt-0.5 text-quiet" />
      <span>
        {label && <span className="sr-only">{label} </span>}
        {children}
      </span>
    </li>
  );
}

/** When the phlebotomist arrives, and what to do until then; only who fasts waits to eat. */
function Coming({ visit: { promised, fasting } }: { visit: LinkedVisit }) {
  return (
    <div className="grid gap-1">
      {promised && (
        <p className="text-lg font-semibold text-balance">
          {texts.promised(formatTime(promised.from), formatTime(promised.to))}
        </p>
      )}
      {fasting && (
        <p className="text-soft" lang={getTextLanguage(words.visitFasting.coming)}>
          {words.visitFasting.coming}
        </p>
      )}
      <p className="text-soft">{sentences.visitSteps.idProof}</p>
    </div>
  );
}

/** Only these words: the whole dictionary would come along. */
const timelineWords = {
  clock: sentences.clock,
  mealSteps: sentences.mealSteps,
  preparation: sentences.preparation,
  preparationTimes: sentences.preparationTimes,
  visitSteps: sentences.visitSteps,
};

/** Names no test: when to stop eating, when to be ready, and the visit itself. */
function Preparation({ visit: { day, time, fasting } }: { visit: LinkedVisit }) {
  const slot = parseSlotTime(time);
  if (!slot) return null;
  const meal = fasting && createLastMealStep(fasting, { ...fasting, isMissed: false }, timelineWords);
  return (
    <>
      <TicketTimeline steps={[...(meal ? [meal] : []), ...listVisitSteps({ day, time: slot }, timelineWords)]} />
      {fasting && (
        <p className="text-sm text-soft" lang={getTextLanguage(sentences.preparation.askDoctor)}>
          {sentences.preparation.askDoctor}
        </p>
      )}
    </>
  );
}
