import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import { useFetcher, useSearchParams } from "react-router";
import { words } from "#texts";
import { CountryLead } from "#web/ui/forms/country-lead.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { clientAction } from "./contact-page.tsx";
import type { MessageAnswer, MessageField } from "./send-message.ts";

type Props = {
  /** What the server answered to a form with mistakes that was sent without JavaScript. */
  answer: MessageAnswer | undefined;
};

const texts = words.contact;

/** Row 2.161. */
export function MessageForm({ answer: posted }: Props) {
  const fetcher = useFetcher<typeof clientAction>();
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data ?? posted;
  const failed = answer?.sent === false ? answer : null;
  const busy = fetcher.state !== "idle";
  useAfterAnswer(form, fetcher.data);
  return (
    <section className="contact-form" id="message">
      <h2>{texts.form.title}</h2>
      {query.get("sent") === "yes" && (
        <p className="contact-sent" role="status">
          <Icon name="circle-check" /> {texts.sent.title} {texts.sent.sentence}
        </p>
      )}
      <fetcher.Form ref={form} method="post" action="/contact#message" noValidate onSubmit={busy ? refuse : undefined}>
        <MessageFields values={failed?.values} mistakes={failed?.mistakes ?? {}} />
        {failed?.sentence && <FieldError>{failed.sentence}</FieldError>}
        <button className="btn btn-1" type="submit" aria-disabled={busy}>
          {busy ? texts.form.sending : texts.form.send}
        </button>
      </fetcher.Form>
    </section>
  );
}

function refuse(event: { preventDefault(): void }): void {
  event.preventDefault();
}

/** The form is empty again after a message, and the first mistake gets the focus. */
function useAfterAnswer(form: RefObject<HTMLFormElement | null>, answer: MessageAnswer | undefined): void {
  useEffect(() => {
    if (answer?.sent) form.current?.reset();
    else if (answer) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [form, answer]);
}

/** A phone with the country's code before it. */
function PhoneLine(input: ComponentProps<"input">) {
  const [typed, setTyped] = useState(String(input.defaultValue ?? ""));
  return (
    <CountryLead typed={typed}>
      <input {...input} onChange={({ target }) => setTyped(target.value)} />
    </CountryLead>
  );
}

type FieldsProps = {
  values: Record<MessageField, string> | undefined;
  mistakes: Partial<Record<MessageField, string>>;
};

const lines = [
  { field: "name", type: "text", autoComplete: "name", className: "f-6" },
  { field: "email", type: "email", autoComplete: "email", className: "f-3" },
  { field: "phone", type: "tel", autoComplete: "tel", className: "f-3" },
  { field: "subject", type: "text", autoComplete: "off", className: "f-6" },
] as const;

/** The five fields, and one that people never see. */
function MessageFields({ values, mistakes }: FieldsProps) {
  return (
    <div className="fields">
      {lines.map(({ field, className, ...input }) => (
        <Field
          key={field}
          label={words.contact.form[field]}
          need="required"
          error={mistakes[field]}
          className={className}
        >
          {(wiring) => {
            const Line = field === "phone" ? PhoneLine : "input";
            return <Line className="input" {...wiring} {...input} name={field} defaultValue={values?.[field]} />;
          }}
        </Field>
      ))}
      <Field
        label={words.contact.form.message}
        need="required"
        hint={words.contact.form.messageHint}
        error={mistakes.message}
      >
        {(wiring) => <textarea {...wiring} name="message" rows={6} defaultValue={values?.message} />}
      </Field>
      <div className="sr" aria-hidden="true">
        <label>
          {words.contact.form.trap} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  );
}
