import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { words } from "#texts";
import { bookableDaysQuery } from "#web/admin/bookings/booking-queries.ts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { Button } from "#web/components/button.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { Select } from "#web/components/forms/input.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch, type CallOutput, callApi } from "#web/lib/api-client.ts";
import { formatShortDate, formatWeekday } from "#web/lib/format-date.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";

const texts = words.admin.lab.closedVisits;

/** Moves all visits of a closed day to the same slots of an open day; lists those without a free seat. */
export function MoveClosedDay({ day }: { day: string }) {
  const client = useQueryClient();
  const withNotificationHint = useNotificationHint();
  const days = useQuery(bookableDaysQuery()).data ?? [];
  const { mutateAsync, data } = useMutation({
    mutationFn: (to: string) =>
      callApi(browserFetch, "POST /api/holidays/{day}/moves", { path: { day }, body: { to } }),
    onSuccess: ({ moved }) => showToast({ title: texts.movedAll(moved) }),
    onError: (error) => showErrorToast(error, texts.moveFailed),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
  const form = useActionForm({
    defaultValues: { to: "" },
    send: async ({ to }) => {
      if (to !== "") await mutateAsync(to);
    },
  });
  const open = days.filter(({ date, closed, hasFree }) => date !== day && !closed && hasFree);
  return (
    <form className="grid grid-cols-1 gap-2" {...form.props}>
      <Field label={texts.moveTo} hint={withNotificationHint(texts.moveNotifyHint)}>
        {(wiring) => (
          <div className="flex flex-wrap items-center gap-2">
            <Select {...form.register("to")} {...wiring}>
              <option value="">{texts.chooseDay}</option>
              {open.map(({ date }) => (
                <option key={date} value={date}>
                  {texts.dayOption(formatWeekday(date), formatShortDate(date))}
                </option>
              ))}
            </Select>
            <Button
              look="primary"
              size="small"
              type="submit"
              disabled={form.watch("to") === ""}
              aria-disabled={form.isSubmitting}
            >
              {form.isSubmitting ? texts.moving : texts.move}
            </Button>
          </div>
        )}
      </Field>
      {data && data.left.length > 0 && <UnmovedVisits left={data.left} />}
    </form>
  );
}

function UnmovedVisits({ left }: Pick<CallOutput<"POST /api/holidays/{day}/moves">, "left">) {
  return (
    <>
      <p>{texts.stay(left.length)}</p>
      <ul>
        {left.map(({ bookingId, code, patientName, why }) => (
          <li key={bookingId}>
            {patientName}, {code}: {texts.whyLeft[why]}
          </li>
        ))}
      </ul>
    </>
  );
}
