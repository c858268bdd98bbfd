import { formatRupees } from "#core/pricing/money.ts";
import type { Round, RoundStop } from "#core/round/schema.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { TubeIcon } from "#web/components/tube-icon.tsx";
import { formatShortTime } from "#web/lib/format-time.ts";
import { formatMinutes, formatPerson, formatTimeOf, getMapLink, getStopPhone, listComing } from "./format-stop.ts";
import { listStopTubes, sumDueOfStop } from "./next-step.ts";

const texts = words.collectRound;

const partClass = "grid gap-1.5 border-b border-line px-4 py-3 last:border-b-0";

/** A stop in the order in which it is needed on the way: when, who, where, call and map, tubes, money. */
export function StopCard({ stop, round }: { stop: RoundStop; round: Round }) {
  const people = listComing(stop);
  const fastingHours = Math.max(0, ...people.map((patient) => patient.fastingHours ?? 0));
  return (
    <article className="overflow-hidden rounded-xl border-2 border-action bg-card">
      <div className={partClass}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b className="text-lg font-semibold">{formatShortTime(stop.time)}</b>
          <span className="text-sm text-soft">
            {stop.onTheWayAt !== null
              ? texts.since(formatTimeOf(stop.onTheWayAt))
              : texts.promised(formatMinutes(stop.promised.from), formatMinutes(stop.promised.to))}
          </span>
        </p>
        {people.map((patient) => (
          <h2 key={patient.bookingId} className="text-2xl leading-tight wrap-anywhere" translate="no">
            {formatPerson(patient)}
          </h2>
        ))}
        {fastingHours > 0 && <p className="text-soft">{texts.fasting(fastingHours)}</p>}
      </div>
      <Door stop={stop} />
      <Contacts stop={stop} round={round} />
      <Facts stop={stop} />
    </article>
  );
}

function Door({ stop }: { stop: RoundStop }) {
  const notes = new Set(listComing(stop).flatMap((patient) => patient.notes));
  return (
    <div className={partClass}>
      <p className="text-lg leading-snug font-semibold wrap-anywhere">
        {[stop.address, stop.area, stop.pinCode].filter(Boolean).join(", ")}
      </p>
      {stop.landmark && <IconLine icon="landmark">{stop.landmark}</IconLine>}
      {stop.contact?.name && <IconLine icon="user">{stop.contact.name}</IconLine>}
      {[...notes].map((note) => (
        <IconLine key={note} icon="triangle-alert">
          <b className="font-bold">{note}</b>
        </IconLine>
      ))}
    </div>
  );
}

function IconLine({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <p className="grid grid-cols-icon gap-3 leading-snug">
      <Icon name={icon} className="mt-0.5 text-soft" />
      <span className="wrap-anywhere">{children}</span>
    </p>
  );
}

function Contacts({ stop, round }: { stop: RoundStop; round: Round }) {
  const phone = getStopPhone(stop);
  return (
    <div className="grid grid-cols-3 border-b border-line">
      {phone ? <ContactLink icon="phone" label={texts.call} href={`tel:${phone}`} /> : <span />}
      <ContactLink icon="navigation" label={texts.map} href={getMapLink(stop)} />
      <ContactLink icon="message-circle" label={texts.desk} href={`tel:${round.helpline}`} />
    </div>
  );
}

function ContactLink({ icon, label, href }: { icon: IconName; label: string; href: string }) {
  return (
    <a
      className="grid min-h-16 content-center justify-items-center gap-1 border-l border-line font-semibold no-underline first:border-l-0 hover:bg-selected"
      href={href}
    >
      <Icon name={icon} className="size-6" />
      {label}
    </a>
  );
}

function Facts({ stop }: { stop: RoundStop }) {
  const tubes = listStopTubes(stop);
  const kinds = [...new Set(tubes.map(({ kind }) => kind))];
  const duePaise = sumDueOfStop(stop);
  return (
    <div className={cx(partClass, "grid-cols-end items-end gap-3")}>
      <div className="grid gap-1.5">
        <small className="text-sm text-soft">{tubes.length > 0 ? texts.takeTubes(tubes.length) : texts.noTubes}</small>
        <ul className="flex flex-wrap gap-x-3 gap-y-1.5">
          {kinds.map((kind) => (
            <li key={kind} className="flex items-center gap-1.5 font-medium">
              <TubeIcon kind={kind} /> {words.collectTubes.names[kind]}
            </li>
          ))}
        </ul>
      </div>
      <p className="text-right">
        <small className="block text-sm text-soft">{texts.toTake}</small>
        <b className="text-3xl leading-tight font-bold">{duePaise > 0 ? formatRupees(duePaise) : texts.paid}</b>
      </p>
    </div>
  );
}
