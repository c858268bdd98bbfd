import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useSearchParams } from "react-router";
import { words } from "#texts";
import { CountryPrefix } from "#web/components/country-prefix.tsx";
import { Field } from "#web/components/field.tsx";
import { FieldError } from "#web/components/field-error.tsx";
import { Icon } from "#web/components/icon.tsx";
import type { clientAction } from "./contact-page.tsx";
import { FORM_KEY, type MessageField, type SendMessageResult } from "./send-message.ts";
import { useMessageDraft } from "./use-message-draft.ts";

type Props = {
  /** The server's response to an invalid form that was sent without JavaScript. */
  answer: SendMessageResult | undefined;
};

const texts = words.contact;

export function MessageForm({ answer: posted }: Props) {
  const fetcher = useFetcher<typeof clientAction>();
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data ?? posted;
  const failed = answer?.sent === false ? answer : null;
  const busy = fetcher.state !== "idle";
  const draft = useMessageDraft(form);
  useSubmitEffects(form, fetcher.data, draft.clear);
  return (
    <section className="contact-form" id="message">
      <h2>{texts.form.title}</h2>
      {query.get("sent") === "yes" && (
        <p className="contact-sent" role="status">
          <Icon name="circle-check" /> {texts.sent.title} {texts.sent.sentence}
        </p>
      )}
      <fetcher.Form
        ref={form}
        method="post"
        action="/contact#message"
        noValidate
        onInput={draft.save}
        onSubmit={busy ? blockSubmit : undefined}
      >
        <MessageFields values={failed?.values} mistakes={failed?.mistakes ?? {}} />
        {failed?.sentence && <FieldError>{failed.sentence}</FieldError>}
        <button className="btn btn-1" type="submit" aria-disabled={busy}>
          {busy ? texts.form.sending : texts.form.send}
        </button>
      </fetcher.Form>
    </section>
  );
}

function blockSubmit(event: { preventDefault(): void }): void {
  event.preventDefault();
}

/** Empties the form and its draft after a message, and focuses the first field with an error. */
function useSubmitEffects(
  form: RefObject<HTMLFormElement | null>,
  answer: SendMessageResult | undefined,
  clearDraft: () => void,
): void {
  const handleAnswer = useEffectEvent(({ sent }: SendMessageResult) => {
    if (!sent) return form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    form.current?.reset();
    clearDraft();
  });
  useEffect(() => {
    if (answer) handleAnswer(answer);
  }, [answer]);
}

/** A phone field with the country's code before it. */
function PhoneInput(input: ComponentProps<"input">) {
  const [typed, setTyped] = useState(String(input.defaultValue ?? ""));
  return (
    <CountryPrefix typed={typed}>
      <input {...input} onChange={({ target }) => setTyped(target.value)} />
    </CountryPrefix>
  );
}

type FieldsProps = {
  values: Record<MessageField, string> | undefined;
  mistakes: Partial<Record<MessageField, string>>;
};

const textFields = [
  { field: "name", type: "text", autoComplete: "name", span: 6 },
  // As text: an e-mail field of the browser shows a Hindi domain as "xn--".
  { field: "email", type: "text", inputMode: "email", autoComplete: "email", span: 3 },
  { field: "phone", type: "tel", autoComplete: "tel", span: 3 },
  { field: "subject", type: "text", autoComplete: "off", span: 6 },
] as const;

/** The five fields, and a honeypot that people never see. */
function MessageFields({ values, mistakes }: FieldsProps) {
  return (
    <div className="fields">
      {textFields.map(({ field, span, ...input }) => (
        <Field key={field} label={words.contact.form[field]} need="required" error={mistakes[field]} span={span}>
          {(wiring) => {
            const Line = field === "phone" ? PhoneInput : "input";
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
      <input type="hidden" name={FORM_KEY} />
      <div className="sr" aria-hidden="true">
        <label>
          {words.contact.form.trap} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  );
}
