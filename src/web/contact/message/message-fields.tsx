import { en } from "#web/texts/en.ts";
import { Field } from "#web/ui/forms/field.tsx";
import type { MessageField } from "./send-message.ts";

type Props = {
  values: Record<MessageField, string> | undefined;
  mistakes: Partial<Record<MessageField, string>>;
};

const texts = en.contact.form;

const lines = [
  { field: "name", type: "text", autoComplete: "name", maxLength: 80, className: "f-6" },
  { field: "email", type: "email", autoComplete: "email", maxLength: 254, className: "f-3" },
  { field: "phone", type: "tel", autoComplete: "tel", maxLength: 20, className: "f-3" },
  { field: "subject", type: "text", autoComplete: "off", maxLength: 120, className: "f-6" },
] as const;

/** The five fields, and one that people never see. */
export function MessageFields({ values, mistakes }: Props) {
  return (
    <div className="fields">
      {lines.map(({ field, className, ...input }) => (
        <Field key={field} label={texts[field]} need="required" error={mistakes[field]} className={className}>
          {(wiring) => <input className="input" {...wiring} {...input} name={field} defaultValue={values?.[field]} />}
        </Field>
      ))}
      <Field label={texts.message} need="required" hint={texts.messageHint} error={mistakes.message}>
        {(wiring) => <textarea {...wiring} name="message" rows={6} maxLength={4000} defaultValue={values?.message} />}
      </Field>
      <div className="sr" aria-hidden="true">
        <label>
          {texts.trap} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  );
}
