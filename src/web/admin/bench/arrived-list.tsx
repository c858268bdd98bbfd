import type { BenchTube } from "#core/round/bench-schema.ts";
import { getTubeCodeEnd } from "#core/round/tube-code.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Icon } from "#web/components/icon.tsx";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatShortPerson } from "#web/lib/format-person.ts";
import { formatTubeTime } from "#web/lib/format-tube-time.ts";
import { TubeButton } from "./tube-button.tsx";

const texts = words.admin.bench;

type Props = {
  arrived: readonly BenchTube[];
  openCode: string | null;
  /** The tube of the last scan. */
  lastCode: string | null;
};

/** The patients whose tubes arrived today, the latest first. */
export function ArrivedList({ arrived, openCode, lastCode }: Props) {
  const bookingIds = [...new Set(arrived.map(({ bookingId }) => bookingId))];
  const patients = bookingIds.map((id) => arrived.filter(({ bookingId }) => bookingId === id));
  if (patients.length === 0)
    return <EmptyState heading="h2" title={texts.arrived.none} sentence={texts.arrived.noneSentence} />;
  return (
    <section className="grid grid-cols-1 gap-2" aria-labelledby="arrived">
      <h2 id="arrived" className="text-base">
        {texts.arrived.heading}
      </h2>
      <ul className="grid grid-cols-1 gap-2 @md/work:grid-cols-2 @lg/work:grid-cols-3 @xl/work:grid-cols-4">
        {patients.map((tubes) => (
          <Rack
            key={tubes[0]?.bookingId}
            tubes={tubes}
            openCode={openCode}
            isLast={tubes.some(({ code }) => code === lastCode)}
          />
        ))}
      </ul>
    </section>
  );
}

type RackProps = { tubes: readonly BenchTube[]; openCode: string | null; isLast: boolean };

function Rack({ tubes, openCode, isLast }: RackProps) {
  const [first] = tubes;
  if (!first) return null;
  const rejected = tubes.filter(({ reason }) => reason !== null);
  return (
    <li
      className={cx(
        "rounded-md border px-3 py-2 text-sm",
        rejected.length > 0
          ? "border-error bg-error-soft"
          : isLast
            ? "border-action bg-selected"
            : "border-line bg-card",
      )}
    >
      <b className="font-semibold">
        {first.patientName}, {formatShortPerson(first)}
      </b>
      <div className="-mx-1 flex flex-wrap">
        {tubes.map((tube) => (
          <TubeButton
            key={tube.code}
            tube={tube}
            isRejected={tube.reason !== null}
            isOpen={tube.code === openCode}
            openCode={openCode}
          />
        ))}
      </div>
      {rejected.map((tube) => (
        <Rejected key={tube.code} tube={tube} />
      ))}
      {first.collectedAt && first.receivedAt && (
        <p className="flex items-center gap-2 text-soft">
          <Icon name="check" small />
          {texts.arrived.times(formatTubeTime(first.collectedAt), formatTubeTime(first.receivedAt))}
        </p>
      )}
    </li>
  );
}

function Rejected({ tube: { code, reason, redraw } }: { tube: BenchTube }) {
  if (reason === null) return null;
  return (
    <p className="flex items-start gap-2">
      <Icon name="x" small className="mt-0.5 text-error" />
      <span>
        <span className="font-medium text-error">
          {texts.arrived.rejected(getTubeCodeEnd(code), texts.reasons[reason])}
        </span>
        {redraw && (
          <span className="block">
            {texts.arrived.redraw(formatWeekdayDate(redraw.bookingDate), redraw.bookingTime)}
          </span>
        )}
      </span>
    </p>
  );
}
