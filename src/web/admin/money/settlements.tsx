import { useId, useState } from "react";
import type { Settlement } from "#core/money/closings/schema.ts";
import { formatSignedRupees, parseSignedAmount } from "#core/money/signed-amount.ts";
import { formatRupees, type Paise, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { RupeesInput } from "#web/admin/payments/amount-row.tsx";
import { Button } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { FormError } from "#web/components/forms/form-error.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { ApiError } from "#web/lib/api-client.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { formatTime } from "./format-time.ts";
import { useDeclareSettlement } from "./use-closing-changes.ts";

const texts = words.admin.closings.settlements;

type Props = { day: string; settlements: Settlement[] };

/** UPI and card of a day, each against what the bank or the card machine shows. */
export default function Settlements({ day, settlements }: Props) {
  const titleId = useId();
  return (
    <Card as="section" className="min-w-0" aria-labelledby={titleId}>
      <div className="px-edge pt-3 pb-2.5">
        <h2 id={titleId} className="text-base tracking-snug">
          {texts.title}
        </h2>
        <p className="text-sm text-quiet">{texts.sentence}</p>
      </div>
      {settlements.map((settlement) => (
        <SettlementRow key={`${day} ${settlement.method}`} day={day} settlement={settlement} />
      ))}
    </Card>
  );
}

type RowProps = { day: string; settlement: Settlement };

function SettlementRow({ day, settlement }: RowProps) {
  const [isEdited, setEdited] = useState(false);
  const { method, expected, declared } = settlement;
  const nameId = useId();
  return (
    <section className="grid gap-2 border-t border-line px-edge py-3" aria-labelledby={nameId}>
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={nameId} className="text-sm font-semibold tracking-normal">
          {texts.methods[method]}
        </h3>
        <span>{texts.recorded(formatSignedRupees(parseSignedAmount(expected)))}</span>
      </div>
      {declared === null || isEdited ? (
        <SettlementForm day={day} settlement={settlement} onClose={isEdited ? () => setEdited(false) : undefined} />
      ) : (
        <Declared settlement={settlement} declared={declared} onEdit={() => setEdited(true)} />
      )}
    </section>
  );
}

type DeclaredProps = Pick<RowProps, "settlement"> & { declared: string; onEdit: () => void };

function Declared({ settlement: { method, difference, reason, byName, at }, declared, onEdit }: DeclaredProps) {
  const differencePaise = parseSignedAmount(difference ?? "0");
  return (
    <div className="flex items-start justify-between gap-3">
      <p className="min-w-0">
        {texts.shows[method](formatRupees(parseAmount(declared)))},{" "}
        <span className={differencePaise === 0 ? "text-quiet" : "font-semibold text-error"}>
          {formatDifference(differencePaise)}
        </span>
        {reason && <span className="block text-sm">“{reason}”</span>}
        <small className="block text-xs text-quiet">{texts.by(byName ?? "", formatTime(at))}</small>
      </p>
      <Button size="small" className="flex-none" aria-label={texts.againOf(texts.methods[method])} onClick={onEdit}>
        {texts.again}
      </Button>
    </div>
  );
}

function formatDifference(paise: Paise): string {
  if (paise === 0) return texts.same;
  const sum = formatRupees(Math.abs(paise));
  return paise < 0 ? words.admin.count.short(sum) : words.admin.count.over(sum);
}

type FormProps = RowProps & { onClose: (() => void) | undefined };

/** The amount; if it differs, the API asks why, and its question names the field that appears. */
function SettlementForm({ day, settlement: { method, declared, reason }, onClose }: FormProps) {
  const declaring = useDeclareSettlement(day, method);
  const [question, setQuestion] = useState<string | null>(null);
  const form = useActionForm<{ declared: string; reason: string }>({
    defaultValues: { declared: declared?.replace(/\.00$/, "") ?? "", reason: reason ?? "" },
    send: async ({ declared, reason }) => {
      try {
        await declaring.mutateAsync({ declared, ...(reason.trim() && { reason: reason.trim() }) });
        onClose?.();
      } catch (error) {
        const sentence = getQuestion(error);
        if (!sentence) throw error;
        setQuestion(sentence);
      }
    },
    failed: words.admin.closings.failed,
  });
  return (
    <form className="grid grid-cols-1 gap-2" {...form.props} noValidate>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-40">
          <Field label={texts.declared[method]} error={form.getError("declared")}>
            {(wiring) => <RupeesInput {...wiring} {...form.register("declared")} />}
          </Field>
        </div>
        <Button size="small" type="submit" look="soft" aria-disabled={form.isSubmitting}>
          {form.isSubmitting ? texts.saving : texts.save}
        </Button>
        {onClose && (
          <Button size="small" look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        )}
      </div>
      {(question ?? reason) && (
        <div role="alert">
          <Field label={question ?? texts.reason} error={form.getError("reason")}>
            {(wiring) => (
              <Input {...wiring} autoComplete="off" autoFocus={question !== null} {...form.register("reason")} />
            )}
          </Field>
        </div>
      )}
      <FormError>{form.getError("root")}</FormError>
    </form>
  );
}

function getQuestion(error: unknown): string | undefined {
  const problem = error instanceof ApiError ? error.problem : null;
  return problem?.code === "ask-first" ? problem.questions?.[0]?.sentence : undefined;
}
