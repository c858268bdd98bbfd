import { words } from "#texts";
import { Field } from "#web/components/field.tsx";
import type { useTestMessage } from "./use-test-message.ts";

type Props = { texts: { phone: string; phoneHint: string }; test: ReturnType<typeof useTestMessage> };

/** Ten digits only; the country's prefix is shown before it. */
export function PhoneInput({ texts, test: { phone, type, mistake, input } }: Props) {
  return (
    <Field label={texts.phone} need="required" hint={texts.phoneHint} error={mistake ?? undefined}>
      {(wiring) => (
        <div className="with-lead">
          <span aria-hidden="true">{words.forms.countryCode}</span>
          <input
            className="input"
            {...wiring}
            ref={input}
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            value={phone}
            onChange={({ target }) => type(target.value)}
          />
        </div>
      )}
    </Field>
  );
}
