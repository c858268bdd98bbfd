import { useEffect, useId, useRef } from "react";
import type { DayClosings, PersonClosing } from "#core/money/closings/schema.ts";
import { parseRupees } from "#core/money/typed-rupees.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { useCloseDetail } from "#web/admin/components/use-close-detail.ts";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { PanelBody, PanelHeader, SidePanel } from "#web/admin/layout/side-panel.tsx";
import { RupeesInput } from "#web/admin/payments/amount-row.tsx";
import { Button } from "#web/components/button.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { Icon } from "#web/components/icon.tsx";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { getMoneyPath, type MoneyView } from "./money-path.ts";
import { ClosedDay, OwnClosing } from "./own-closing.tsx";
import { useAcceptClosing } from "./use-closing-changes.ts";

const texts = words.admin.closings;

type Props = { closings: DayClosings; closing: PersonClosing; view: MoneyView };

/** A person's closing beside the list: one's own to count, a colleague's to accept. */
export default function PersonPanel({ closings, closing, view }: Props) {
  const titleId = useId();
  const close = useCloseDetail(view.person, getMoneyPath({ ...view, person: null }));
  const { isOwn, person, day } = closing;
  return (
    <SidePanel labelledBy={titleId} onClose={close}>
      <PanelHeader
        title={isOwn ? texts.panel.own : texts.panel.title(person.name)}
        titleId={titleId}
        onClose={close}
        navigation={<span className="mr-auto text-xs text-quiet">{formatWeekdayDate(day)}</span>}
      />
      <PanelBody>
        <div className="grid grid-cols-1 gap-4 px-4 pt-4">
          {isOwn ? (
            <OwnClosing closings={closings} closing={closing} place="panel" />
          ) : (
            <ColleagueClosing closings={closings} closing={closing} />
          )}
        </div>
      </PanelBody>
    </SidePanel>
  );
}

function ColleagueClosing({ closings, closing }: Omit<Props, "view">) {
  if (closing.status === "accepted") return <ClosedDay closing={closing} />;
  if (closing.canAccept) return <AcceptForm key={closing.id} closing={closing} />;
  if (closing.canCount)
    return (
      <>
        <p className="text-soft">{texts.countFor(closing.person.name)}</p>
        <OwnClosing closings={closings} closing={closing} place="panel" />
      </>
    );
  const sentence = closing.needsClosing ? texts.notCounted : texts.needsNothing;
  return <p className="text-soft">{sentence(closing.person.name)}</p>;
}

/** What the receiver counts of what is handed over. What the other counted is not shown before. */
export function AcceptForm({ closing }: Pick<Props, "closing">) {
  const { name } = closing.person;
  const accepting = useAcceptClosing(closing);
  const element = useRef<HTMLFormElement>(null);
  const form = useActionForm<{ counted: string }>({
    defaultValues: { counted: "" },
    send: ({ counted }) => accepting.mutateAsync(counted),
    getFieldName: () => "counted",
    failed: texts.failed,
  });
  useEffect(() => element.current?.querySelector("input")?.focus(), []);
  const paise = parseRupees(form.watch("counted"));
  const error = form.getError("counted") ?? form.getError("root");
  return (
    <form ref={element} className="grid grid-cols-1 gap-3 pb-4" {...form.props} noValidate>
      <h3 className="text-base tracking-normal">{texts.acceptTitle(name)}</h3>
      <Field label={texts.acceptLabel} hint={texts.acceptHint(name)} error={error}>
        {(wiring) => (
          <RupeesInput
            {...wiring}
            className="min-h-12 pl-7 text-right text-xl font-semibold"
            {...form.register("counted")}
          />
        )}
      </Field>
      <Button look="primary" type="submit" aria-disabled={form.isSubmitting}>
        <Icon name="lock" small /> {nameSubmit(paise, form.isSubmitting)} <KeyHint isOnAction>Enter</KeyHint>
      </Button>
      <p className="text-sm text-quiet">{texts.final}</p>
    </form>
  );
}

function nameSubmit(paise: number | null, isSubmitting: boolean): string {
  if (isSubmitting) return texts.accepting;
  return paise === null ? texts.acceptEmpty : texts.accept(formatRupees(paise));
}
