import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { CollectionPlace } from "#db/schema/values.ts";

/** A collected tube that has not arrived; at the centre it waits from its label on, and is on no round. */
export type AwaitedTube = {
  code: string;
  collectedBy: string | null;
  collectedAt: Date;
  labelledAt: Date;
  place: CollectionPlace;
};

const MINUTE_MS = 60_000;
/** Samples that stay longer on the road are not fit for all tests. */
const LONG_WAIT_MINUTES = 4 * 60;

export type AwaitedGroup<Tube> = {
  collectedBy: string | null;
  /** The longest wait first. */
  tubes: (Tube & { waitMinutes: number; isMissing: boolean })[];
};

/**
 * Returns the awaited tubes by who drew them: people with missing tubes first, then those who wait longest. A tube is
 * missing if one that the same person drew later on a round has arrived (`lastArrived`: when that was drawn), or if it
 * waits for hours; until then it is on its way.
 */
export function groupAwaitedTubes<Tube extends AwaitedTube>(
  tubes: readonly Tube[],
  lastArrived: ReadonlyMap<string | null, Date>,
  now: Date,
): AwaitedGroup<Tube>[] {
  const oldestFirst = tubes.toSorted((a, b) => getWaitStart(a).getTime() - getWaitStart(b).getTime());
  const withWaits = oldestFirst.map((tube) => {
    const waitMinutes = Math.max(0, Math.floor((now.getTime() - getWaitStart(tube).getTime()) / MINUTE_MS));
    const arrived = lastArrived.get(tube.collectedBy);
    const wasLeftBehind = !isAtCentre(tube) && arrived !== undefined && arrived > tube.collectedAt;
    return { ...tube, waitMinutes, isMissing: wasLeftBehind || waitMinutes >= LONG_WAIT_MINUTES };
  });
  const groups = [...Map.groupBy(withWaits, ({ collectedBy }) => collectedBy)];
  const hasMissing = ({ tubes: ofGroup }: AwaitedGroup<Tube>) => ofGroup.some(({ isMissing }) => isMissing);
  return groups
    .map(([collectedBy, ofGroup]) => ({ collectedBy, tubes: ofGroup }))
    .sort((a, b) => Number(hasMissing(b)) - Number(hasMissing(a)));
}

function getWaitStart(tube: AwaitedTube): Date {
  return isAtCentre(tube) ? tube.labelledAt : tube.collectedAt;
}
