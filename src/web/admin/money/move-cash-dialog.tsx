import { type ReactNode, useId } from "react";
import type { DayClosings } from "#core/money/closings/schema.ts";
import { parseRupees } from "#core/money/typed-rupees.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { RupeesInput } from "#web/admin/payments/amount-row.tsx";
import { Button } from "#web/components/button.tsx";
import { Dialog, DialogActions, DialogBody, DialogTop } from "#web/components/dialog.tsx";
import { Field, FieldGroup } from "#web/components/forms/field.tsx";
import { FormError } from "#web/components/forms/form-error.tsx";
import { Checkbox, Input, Select } from "#web/components/forms/input.tsx";
import { type ActionForm, useActionForm } from "#web/lib/use-action-form.ts";
import { useMoveCash } from "./use-closing-changes.ts";

const texts = words.admin.cashMoves;

const kinds = ["float", "handover", "bank", "petty", "added"] as const;
type Kind = (typeof kinds)[number];

/** `from` and `to` are "drawer" or, of a receiver, an account; empty until chosen. */
type MoveFields = { kind: Kind; from: "own" | "drawer"; to: string; amount: string; reason: string };

const DRAWER = "drawer";

type Props = { closings: DayClosings; onClose: () => void };

/** Records cash that changes hands without a receipt. Change comes from the drawer, which only the office uses. */
export default function MoveCashDialog({ closings, onClose }: Props) {
  const titleId = useId();
  const usesDrawer = closings.drawer !== null;
  const moving = useMoveCash();
  const form = useActionForm<MoveFields>({
    defaultValues: { kind: usesDrawer ? "float" : "handover", from: "own", to: "", amount: "", reason: "" },
    validate: ({ kind, to }) => (kind === "handover" && to === "" ? { to: texts.choose } : {}),
    send: async (fields) => {
      if (await moving.mutateAsync(toBody(fields))) onClose();
    },
    failed: texts.failed,
  });
  const { kind, amount } = form.watch();
  const paise = parseRupees(amount);
  return (
    <Dialog open onClose={onClose} labelledBy={titleId}>
      <DialogTop id={titleId} title={texts.open} onClose={onClose} />
      <form {...form.props} noValidate>
        <DialogBody className="gap-4">
          <KindChoice form={form} usesDrawer={usesDrawer} />
          <MoveFieldList kind={kind} form={form} closings={closings} />
          <FormError>{form.getError("root")}</FormError>
          <DialogActions>
            <Button look="primary" type="submit" aria-disabled={form.isSubmitting}>
              {form.isSubmitting ? texts.submitting : paise ? texts.submit(formatRupees(paise)) : texts.submitEmpty}
            </Button>
            <Button onClick={onClose}>{texts.cancel}</Button>
          </DialogActions>
        </DialogBody>
      </form>
    </Dialog>
  );
}

/** What is sent: each kind has its own ends. */
function toBody({ kind, from, to, amount, reason }: MoveFields) {
  const isFromDrawer = kind === "float" || (from === DRAWER && (kind === "bank" || kind === "petty"));
  const hasReceiver = kind === "float" || kind === "handover";
  return {
    ...{ kind, amount },
    ...(isFromDrawer && { fromDrawer: true }),
    ...(hasReceiver && { to: to === DRAWER || to === "" ? null : to }),
    ...(reason.trim() && { reason: reason.trim() }),
  };
}

type FormProps = { form: ActionForm<MoveFields> };

function KindChoice({ form, usesDrawer }: FormProps & { usesDrawer: boolean }) {
  const offered = kinds.filter((kind) => usesDrawer || (kind !== "float" && kind !== "added"));
  return (
    <FieldGroup legend={texts.kind} error={form.getError("kind")}>
      <div className="grid sm:grid-cols-2 sm:gap-x-4">
        {offered.map((kind) => (
          <Checkbox
            key={kind}
            type="radio"
            value={kind}
            label={texts.kinds[kind]}
            hint={texts.kindHints[kind]}
            {...form.register("kind")}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

type FieldListProps = FormProps & { kind: Kind; closings: DayClosings };

function MoveFieldList({ kind, form, closings: { colleagues, drawer } }: FieldListProps) {
  const hasReceiver = kind === "float" || kind === "handover";
  const hasSource = drawer !== null && (kind === "bank" || kind === "petty");
  return (
    <>
      {hasReceiver && (
        <SelectField form={form} name="to" label={texts.to}>
          <option value="">{texts.choose}</option>
          {kind === "handover" && <option value={DRAWER}>{texts.toDrawer}</option>}
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {hasSource && (
        <SelectField form={form} name="from" label={texts.from}>
          <option value="own">{texts.own}</option>
          <option value={DRAWER}>{texts.fromDrawer}</option>
        </SelectField>
      )}
      <Field label={texts.amount} error={form.getError("amount")}>
        {(wiring) => <RupeesInput {...wiring} {...form.register("amount")} />}
      </Field>
      <Field
        label={kind === "petty" ? texts.reason : texts.note}
        {...(kind !== "petty" && { need: "optional" as const })}
        error={form.getError("reason")}
      >
        {(wiring) => <Input {...wiring} autoComplete="off" {...form.register("reason")} />}
      </Field>
    </>
  );
}

type SelectFieldProps = FormProps & { name: "to" | "from"; label: string; children: ReactNode };

function SelectField({ form, name, label, children }: SelectFieldProps) {
  return (
    <Field label={label} error={form.getError(name)}>
      {(wiring) => (
        <Select {...wiring} {...form.register(name)}>
          {children}
        </Select>
      )}
    </Field>
  );
}
