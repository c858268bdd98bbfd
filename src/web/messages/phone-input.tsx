import { words } from "#texts";
import { Field } from "#web/ui/forms/field.tsx";
import type { useTestMessage } from "./use-test-message.ts";

type Props = { texts: { phone: string; phoneHint: string }; test: ReturnType<typeof useTestMessage> };

/** Digits alone, ten of them; the country's prefix stands before it. */
export function PhoneInput({ texts, test: { phone, type, mistake, input } }: Props) {
  return (
    <Field label={texts.phone} need="required" hint={texts.phoneHint} error={mistake ?? undefined} className="">
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
