import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { AwaitedTubes } from "#core/round/bench-schema.ts";
import { words } from "#texts";
import { formatDuration } from "#web/admin/day/format-visit.ts";
import { ButtonLink } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { formatShortPerson } from "#web/lib/format-person.ts";
import { TubeButton } from "./tube-button.tsx";

const texts = words.admin.bench.missing;

type Props = { awaited: readonly AwaitedTubes[]; openCode: string | null };

/** Drawn tubes that have not arrived, by who drew them: the missing ones in red, with the call. */
export function AwaitedList({ awaited, openCode }: Props) {
  if (awaited.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2" aria-labelledby="awaited">
      <h2 id="awaited" className="text-base">
        {texts.heading}
      </h2>
      <div className="grid grid-cols-1 gap-2 @lg/work:grid-cols-2 @xl/work:grid-cols-3">
        {awaited.map((group) => (
          <Group key={group.tubes[0]?.code} group={group} openCode={openCode} />
        ))}
      </div>
    </section>
  );
}

function Group({ group: { phlebotomist, tubes }, openCode }: { group: AwaitedTubes; openCode: string | null }) {
  const missing = tubes.filter(({ isMissing }) => isMissing).length;
  const atCentre = tubes.filter(isAtCentre).length;
  const name = phlebotomist.name ?? texts.unknown;
  return (
    <article
      className={cx("rounded-md border p-3", missing > 0 ? "border-error bg-error-soft" : "border-line bg-card")}
    >
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0">
          <b className="block font-semibold">{name}</b>
          <span className={cx("text-sm", missing > 0 ? "font-medium text-error" : "text-soft")}>
            {texts.count(missing, tubes.length, atCentre)}
          </span>
        </p>
        {phlebotomist.phone && (
          <ButtonLink look={missing > 0 ? "primary" : "secondary"} size="small" href={`tel:${phlebotomist.phone}`}>
            <Icon name="phone" small /> {texts.call}
            <span className="sr-only">{texts.about(name)}</span>
          </ButtonLink>
        )}
      </div>
      <ul className="mt-2 grid grid-cols-1 gap-1">
        {tubes.map((tube) => {
          const wait = formatDuration(tube.waitMinutes);
          return (
            <li key={tube.code} className="flex items-center gap-2">
              <TubeButton tube={tube} isMissing={tube.isMissing} isOpen={tube.code === openCode} openCode={openCode} />
              <span className="min-w-0 text-sm leading-snug">
                <span className="block">
                  {tube.patientName}, {formatShortPerson(tube)}
                </span>
                <span className={tube.isMissing ? "font-medium text-error" : "text-soft"}>
                  {describeWait(tube, wait)}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </article>
  );
}

function describeWait(tube: AwaitedTubes["tubes"][number], wait: string): string {
  if (tube.isMissing) return texts.missing(wait);
  return isAtCentre(tube) ? texts.atCentre(wait) : texts.onTheWay(wait);
}
