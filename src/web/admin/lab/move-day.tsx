import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { shortDate, weekdayName } from "#core/calendar/day.ts";
import { words } from "#texts";
import { deskDaysQuery } from "#web/admin/booking/queries.ts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { tellFailure } from "#web/admin/editing/refusals.ts";
import { useTold } from "#web/admin/layout/use-told.ts";
import { type Answer, browserFetch, callApi } from "#web/api-client.ts";
import { Select } from "#web/ui/forms/select.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";

const texts = words.desk.lab.closedVisits;

/** Gives all visits of a closed day the same hours of an open one; tells which of them have no seat there. */
export function MoveDay({ day }: { day: string }) {
  const id = useId();
  const client = useQueryClient();
  const told = useTold();
  const [to, setTo] = useState("");
  const days = useQuery(deskDaysQuery()).data ?? [];
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => callApi(browserFetch, "POST /api/holidays/{day}/moves", { path: { day }, body: { to } }),
    onSuccess: ({ moved }) => showToast({ title: texts.movedAll(moved) }),
    onError: (failure) => tellFailure(failure, texts.moveFailed),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (to !== "" && !isPending) mutate();
  };
  const open = days.filter(({ date, closed, hasFree }) => date !== day && !closed && hasFree);
  return (
    <form onSubmit={submit}>
      <label className="label" htmlFor={id}>
        {texts.moveTo}
      </label>
      <div className="row row-wraps">
        <Select id={id} value={to} onChange={({ target }) => setTo(target.value)}>
          <option value="">{texts.chooseDay}</option>
          {open.map(({ date }) => (
            <option key={date} value={date}>
              {texts.dayOption(weekdayName(date), shortDate(date))}
            </option>
          ))}
        </Select>
        <button className="btn btn-1 btn-s" type="submit" disabled={to === ""} aria-disabled={isPending}>
          {isPending ? texts.moving : texts.move}
        </button>
      </div>
      <p className="hint">{told(texts.moveTells)}</p>
      {data && data.left.length > 0 && <NotMoved left={data.left} />}
    </form>
  );
}

function NotMoved({ left }: Pick<Answer<"POST /api/holidays/{day}/moves">, "left">) {
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
