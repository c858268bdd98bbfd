import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RestoreNews } from "#core/revocations/schema.ts";
import { words } from "#texts";
import { tellFailure } from "#web/admin/editing/refusals.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { Icon } from "#web/ui/icon.tsx";
import { labMomentWords } from "./lab-time.ts";
import { newsKey } from "./queries.ts";

const texts = words.desk.restored;

/** What a restore lost and what was taken away again after it, until the owner has read it. */
export function RestoreNotice({ restored }: { restored: RestoreNews }) {
  const { id, at, reachedAt, hasGap } = restored;
  const reached = reachedAt && labMomentWords(reachedAt);
  const { mutate, isPending } = useReading(id);
  const again = takenAway(restored);
  return (
    <div className="alert">
      <Icon name="triangle-alert" />
      <b>{reached ? texts.title(reached) : texts.titleUnknown}</b>
      <div className="sm">
        <p>{texts.lost(reached ?? texts.unknown, labMomentWords(at))}</p>
        {hasGap && <p>{texts.gap}</p>}
        <p>{again.length === 0 ? texts.none : texts.again}</p>
        <ul>
          {again.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{texts.check}</p>
        <button type="button" className="btn btn-3 btn-s" disabled={isPending} onClick={() => mutate()}>
          {texts.read}
        </button>
      </div>
    </div>
  );
}

/** A line each; of somebody whose sign-in was changed twice the last change alone was carried out. */
function takenAway({ members, reports, erased }: RestoreNews): string[] {
  return [
    ...members.map(({ name, what }) => texts.member[what](name)),
    ...reports.map(({ bookingCode, what }) => texts.report[what](bookingCode)),
    ...(erased > 0 ? [texts.erased(erased)] : []),
  ];
}

function useReading(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(browserFetch, "POST /api/admin/restores/{id}/reading", { path: { id } }),
    onError: (failure) => tellFailure(failure, texts.failed),
    onSettled: () => client.invalidateQueries({ queryKey: newsKey }),
  });
}
