import type { DoubtfulEvent } from "#core/admin/worklist-schema.ts";
import { words } from "#texts";
import { bookingListsKey } from "#web/admin/bookings/queries.ts";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { useAdminChange } from "#web/admin/components/use-admin-change.ts";
import { Icon } from "#web/components/icon.tsx";
import { browserFetch, callApi } from "#web/lib/api-client.ts";

const texts = words.admin.work;

/** Takes a doubtful event of a phlebotomist's phone from the list, once the office has looked at it. */
export function CheckButton({ event, className }: { event: DoubtfulEvent; className: string }) {
  const { id, code, doubt } = event;
  const check = useAdminChange({
    send: async () => {
      await callApi(browserFetch, "POST /api/bookings/{id}/event-checks", { path: { id }, body: { doubt } });
      return code;
    },
    done: texts.checked,
    onError: (error) => showErrorToast(error, texts.notChecked),
    refetched: [bookingListsKey],
  });
  return (
    <button
      type="button"
      className={className}
      disabled={check.isPending}
      aria-label={texts.actOn(texts.acts.check, code)}
      onClick={() => check.mutate()}
    >
      <Icon name="check" small /> {texts.acts.check}
    </button>
  );
}
