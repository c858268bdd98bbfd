import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RestoreSummary } from "#core/revocations/schema.ts";
import { words } from "#texts";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { Button } from "#web/components/button.tsx";
import { Notice } from "#web/components/notice.tsx";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
import { adminStatusKey } from "./queries.ts";

const texts = words.admin.restoreNotice;

/** What a restore lost and what was revoked again after it, until the owner acknowledges it. */
export function RestoreNotice({ restored }: { restored: RestoreSummary }) {
  const { id, at, reachedAt, hasGap } = restored;
  const reached = reachedAt && formatLabDateTime(reachedAt);
  const { mutate, isPending } = useAcknowledgeRestore(id);
  const reapplied = listReappliedRevocations(restored);
  return (
    <Notice icon="triangle-alert" title={reached ? texts.title(reached) : texts.titleUnknown} announced="never">
      <div className="text-sm">
        <p>{texts.lost(reached ?? texts.unknown, formatLabDateTime(at))}</p>
        {hasGap && <p>{texts.gap}</p>}
        <p>{reapplied.length === 0 ? texts.none : texts.again}</p>
        <ul>
          {reapplied.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{texts.check}</p>
        <Button look="quiet" size="small" disabled={isPending} onClick={() => mutate()}>
          {texts.read}
        </Button>
      </div>
    </Notice>
  );
}

/** One line per revocation. Of several sign-in changes of one person, only the last was applied. */
function listReappliedRevocations({ members, reports, erased }: RestoreSummary): string[] {
  return [
    ...members.map(({ name, what }) => texts.member[what](name)),
    ...reports.map(({ bookingCode, what }) => texts.report[what](bookingCode)),
    ...(erased > 0 ? [texts.erased(erased)] : []),
  ];
}

function useAcknowledgeRestore(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(browserFetch, "POST /api/admin/restores/{id}/reading", { path: { id } }),
    onError: (error) => showErrorToast(error, texts.failed),
    onSettled: () => client.invalidateQueries({ queryKey: adminStatusKey }),
  });
}
