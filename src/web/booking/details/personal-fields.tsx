import { type ComponentType, Suspense } from "react";
import { useSearchParams } from "react-router";
import { words } from "#texts";
import { useIsHinted } from "#web/account/session-hints.ts";
import { KnownPatients } from "#web/booking/later-parts.ts";
import { useOnceAwake } from "#web/ui/data/use-is-awake.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { PinField } from "./pin-code.tsx";
import type { Folds, Line } from "./use-folds.ts";
import { useTextField } from "./use-text-field.ts";

const texts = words.booking.personal;

/** What is asked for in full or stands as a line; of the fields of the form the optional ones alone stand elsewhere. */
const controls = {
  name: [NameField, "f-3"],
  phone: [PhoneField, "f-3"],
  address: [AddressField, "f-6"],
} satisfies Record<Line, [ComponentType, string]>;

/** Row 2.92, but for what need not be told. */
export function PersonalFields({ folds }: { folds: Folds }) {
  const isHinted = useIsHinted();
  const isAgain = useIsAgain();
  return (
    <section className="block">
      <h2 className="block-title">{texts.title}</h2>
      {(isHinted || isAgain) && (
        <Suspense>
          <KnownPatients folds={folds} />
        </Suspense>
      )}
      <div className="fields">
        {Object.entries(controls).map(([name, [Control, width]]) => (
          <div key={name} className={width} hidden={folds.lines.has(name as Line)}>
            <Control />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Whether an earlier booking is to be made again; not while the page hydrates, because it is kept for everybody. */
export function useIsAgain(): boolean {
  const [query] = useSearchParams();
  return useOnceAwake(query.has("again"));
}

function NameField() {
  const { error, input } = useTextField("name");
  return (
    <Field label={texts.name} need="required" error={error} className="">
      {(wiring) => <input className="input" {...wiring} {...input} autoComplete="name" />}
    </Field>
  );
}

function AddressField() {
  const { error, input } = useTextField("address");
  return (
    <div className="address">
      <Field label={texts.address} need="required" hint={texts.addressHint} error={error} className="">
        {(wiring) => <textarea {...wiring} {...input} rows={2} autoComplete="street-address" />}
      </Field>
      <PinField />
    </div>
  );
}
