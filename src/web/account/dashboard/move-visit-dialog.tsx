import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef } from "react";
import { FormProvider, type UseFormReturn, useForm, useWatch } from "react-hook-form";
import type { Booking } from "#core/bookings/response-schema.ts";
import { getLatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import { parseSlotTime, type SlotTime } from "#core/slots/grid.ts";
import { words } from "#texts";
import { accountKey } from "#web/account/queries.ts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { cacheSlotConflict } from "#web/booking/queries.ts";
import { DateField, formatDayTitle } from "#web/booking/slots/date-field.tsx";
import { SlotPicker } from "#web/booking/slots/slot-picker.tsx";
import { useShownDay } from "#web/booking/slots/use-shown-day.ts";
import { Button } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Dialog, DialogActions, DialogTop, dialogBodyClass } from "#web/components/dialog.tsx";
import { Notice } from "#web/components/notice.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { ApiError, browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatSlotTime } from "#web/lib/format-time.ts";
import { preparationQuery } from "#web/public/catalogue/queries.ts";
import { HelplineLink, type OwnChangeDialogProps } from "./helpline-link.tsx";

const texts = words.account.dashboard.ownChanges;
const noHold = { state: "none" } as const;

/** Moves a visit to another free slot. What was chosen stays when the server refuses it. */
export default function MoveVisitDialog({ booking, changes, onClose }: OwnChangeDialogProps) {
  const titleId = useId();
  const form = useForm<FormFields>({ defaultValues: { date: booking.bookingDate, time: "" } });
  const { submit, isMoving } = useMove(booking, form, onClose);
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} variant="form">
      <DialogTop id={titleId} title={texts.moveTitle} onClose={onClose} />
      <FormProvider {...form}>
        <form className={cx(dialogBodyClass, "@container/dialog grid-cols-1")} noValidate onSubmit={submit}>
          <p className="rounded-md bg-sunken p-3 text-sm leading-normal">
            <span className="text-quiet">{texts.present}</span>{" "}
            <b className="font-semibold">
              {texts.at(formatDayTitle(booking.bookingDate), formatSlotTime(booking.bookingTime))}
            </b>
            <span className="block text-soft">{texts.movesLeft(changes.movesLeft)}</span>
          </p>
          <SlotFields booking={booking} />
          <MoveError form={form} />
          <DialogActions>
            <MoveButton isMoving={isMoving} />
            <Button onClick={onClose}>{texts.keep}</Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
}

function SlotFields({ booking }: { booking: Booking }) {
  const { data: needs = null } = useQuery(preparationQuery(booking.followed?.items ?? []));
  const latest = needs ? getLatestSlot(needs) : null;
  const day = useShownDay(latest);
  return (
    <>
      <DateField shown={day} />
      <SlotPicker day={day} isShown seat={noHold} latest={latest} needs={needs} />
    </>
  );
}

/** Names the chosen slot. */
function MoveButton({ isMoving }: { isMoving: boolean }) {
  const [date = "", time = ""] = useWatch<FormFields, ["date", "time"]>({ name: ["date", "time"] });
  const label = date && time ? texts.moveTo(formatWeekdayDate(date), formatSlotTime(time)) : texts.confirmMove;
  return (
    <Button look="primary" type="submit" aria-disabled={isMoving}>
      {isMoving ? texts.moving : label}
    </Button>
  );
}

/** What belongs to no field, with the helpline: the deadline has passed meanwhile, or the visit has changed. */
function MoveError({ form }: { form: UseFormReturn<FormFields> }) {
  const message = form.formState.errors.root?.message;
  if (!message) return null;
  return (
    <Notice title={message}>
      <p className="mt-3">
        <HelplineLink />
      </p>
    </Notice>
  );
}

type SlotKey = { day: string; time: SlotTime };

function useMove(booking: Booking, form: UseFormReturn<FormFields>, onClose: () => void) {
  const client = useQueryClient();
  const isBusy = useRef(false);
  const move = async (visit: Pick<Booking, "id" | "version">, { day, time }: SlotKey) => {
    const { id, version } = visit;
    try {
      const body = { bookingDate: day, bookingTime: time, version };
      return await callApi(browserFetch, "POST /api/bookings/{id}/move", { path: { id }, body });
    } finally {
      await client.invalidateQueries({ queryKey: accountKey });
    }
  };
  const moveBack = async (moved: Booking, to: SlotKey) => {
    try {
      await move(moved, to);
      showToast({ title: texts.movedBack });
    } catch (error) {
      showToast({ title: texts.notMovedBack, text: getDetail(error), tone: "error" });
    }
  };
  const send = async ({ date = "", time: chosen = "" }: Partial<FormFields>) => {
    const time = parseSlotTime(chosen);
    if (!date || !time)
      return form.setError("time", { type: "rule", message: texts.chooseTime }, { shouldFocus: true });
    if (date === booking.bookingDate && time === booking.bookingTime)
      return form.setError("time", { type: "rule", message: texts.sameTime }, { shouldFocus: true });
    try {
      const moved = await move(booking, { day: date, time });
      const before = parseSlotTime(booking.bookingTime);
      const canUndo = before !== null && moved.ownChanges?.move.obstacle === null;
      onClose();
      showToast({
        title: texts.moved,
        text: texts.movedTo(formatDayTitle(date), formatSlotTime(time)),
        ...(canUndo && { undo: () => void moveBack(moved, { day: booking.bookingDate, time: before }) }),
      });
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : null;
      cacheSlotConflict(client, { date, time }, problem);
      if (problem?.code !== "slot-full") showMoveErrors(form, error);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    form.clearErrors();
    await form.handleSubmit(send)(event);
    isBusy.current = false;
  };
  return { submit, isMoving: form.formState.isSubmitting };
}

function getDetail(error: unknown): string {
  return (error instanceof ApiError && error.problem?.detail) || texts.unreachable;
}

function showMoveErrors(form: UseFormReturn<FormFields>, error: unknown): void {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? {}) : {};
  const { bookingDate, bookingTime } = errors;
  if (bookingDate) form.setError("date", { type: "server", message: bookingDate }, { shouldFocus: true });
  else if (bookingTime) form.setError("time", { type: "server", message: bookingTime }, { shouldFocus: true });
  else form.setError("root", { type: "server", message: getDetail(error) });
}
