import { type ComponentType, Suspense } from "react";
import { useSearchParams } from "react-router";
import { words } from "#texts";
import { useHasHintedPhone } from "#web/account/session-hints.ts";
import { FormSection } from "#web/booking/form-section.tsx";
import { SavedPatients } from "#web/booking/lazy-parts.ts";
import { Field, FieldGrid, type FieldSpan, getSpanClass } from "#web/components/forms/field.tsx";
import { Input, Textarea } from "#web/components/forms/input.tsx";
import { useWhenHydrated } from "#web/lib/use-is-hydrated.ts";
import { PhoneField } from "./phone-field.tsx";
import { PinCodeField } from "./pin-code-field.tsx";
import type { CollapsedFields, CollapsibleField } from "./use-collapsed-fields.ts";
import { useTextField } from "./use-text-field.ts";

const texts = words.booking.personal;

/** Fields that show in full or collapse to a line; of the form's fields only the optional ones are elsewhere. */
const personalControls = {
  name: [NameField, 3],
  phone: [PhoneField, 3],
  address: [AddressField, 6],
} satisfies Record<CollapsibleField, [ComponentType, FieldSpan]>;

/** The required fields about the patient. */
export function PersonalFields({ collapsed }: { collapsed: CollapsedFields }) {
  const isHinted = useHasHintedPhone();
  const isAgain = useIsRebooking();
  return (
    <FormSection title={texts.title}>
      {(isHinted || isAgain) && (
        <Suspense>
          <SavedPatients collapsed={collapsed} />
        </Suspense>
      )}
      <FieldGrid>
        {Object.entries(personalControls).map(([name, [Control, span]]) => (
          <div key={name} className={getSpanClass(span)} hidden={collapsed.fields.has(name as CollapsibleField)}>
            <Control />
          </div>
        ))}
      </FieldGrid>
    </FormSection>
  );
}

/**
 * Whether an earlier booking is being repeated; false during hydration, because the page is cached for all visitors.
 */
export function useIsRebooking(): boolean {
  const [query] = useSearchParams();
  return useWhenHydrated(query.has("again"));
}

function NameField() {
  const { error, input } = useTextField("name");
  return (
    <Field label={texts.name} need="required" error={error}>
      {(wiring) => <Input {...wiring} {...input} autoComplete="name" />}
    </Field>
  );
}

function AddressField() {
  const { error, input } = useTextField("address");
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-5 sm:gap-5">
      <Field label={texts.address} need="required" hint={texts.addressHint} error={error} span={3}>
        {(wiring) => <Textarea {...wiring} {...input} rows={2} autoComplete="street-address" />}
      </Field>
      <PinCodeField />
    </div>
  );
}
