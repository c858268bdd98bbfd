import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useSearchParams } from "react-router";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { CountryPrefix } from "#web/components/forms/country-prefix.tsx";
import { Field, FieldGrid } from "#web/components/forms/field.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { Input, Textarea } from "#web/components/forms/input.tsx";
import { Icon } from "#web/components/icon.tsx";
import type { clientAction } from "./contact-page.tsx";
import { FORM_KEY, type MessageField, type SendMessageResult } from "./send-message.ts";
import { useMessageDraft } from "./use-message-draft.ts";

type Props = {
  /** The server's response to an invalid form that was sent without JavaScript. */
  answer: SendMessageResult | undefined;
};

const texts = words.contact;

/** The contact form. Unsent input survives a reload; after sending, the form is empty. */
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
    <section
      className="grid scroll-mt-24 content-start gap-5 md:rounded-lg md:border md:border-line md:bg-card md:p-6 lg:p-8"
      id="message"
    >
      <h2>{texts.form.title}</h2>
      {query.get("sent") === "yes" && (
        <p className="flex items-center gap-2 rounded-md bg-action-soft p-4 font-medium" role="status">
          <Icon name="circle-check" /> {texts.sent.title} {texts.sent.sentence}
        </p>
      )}
      <fetcher.Form
        ref={form}
        className="grid gap-5"
        method="post"
        action="/contact#message"
        noValidate
        onInput={draft.save}
        onSubmit={busy ? blockSubmit : undefined}
      >
        <MessageFields values={failed?.values} mistakes={failed?.mistakes ?? {}} />
        {failed?.sentence && <FieldError>{failed.sentence}</FieldError>}
        <Button look="primary" type="submit" aria-disabled={busy} className="sm:min-w-45 sm:justify-self-start">
          {busy ? texts.form.sending : texts.form.send}
        </Button>
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
      <Input {...input} onChange={({ target }) => setTyped(target.value)} />
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
    <FieldGrid>
      {textFields.map(({ field, span, ...input }) => (
        <Field key={field} label={words.contact.form[field]} need="required" error={mistakes[field]} span={span}>
          {(wiring) => {
            const Line = field === "phone" ? PhoneInput : Input;
            return <Line {...wiring} {...input} name={field} defaultValue={values?.[field]} />;
          }}
        </Field>
      ))}
      <Field
        label={words.contact.form.message}
        need="required"
        hint={words.contactPrivacy.messageHint}
        error={mistakes.message}
      >
        {(wiring) => <Textarea {...wiring} name="message" rows={6} defaultValue={values?.message} />}
      </Field>
      <input type="hidden" name={FORM_KEY} />
      <div className="sr-only" aria-hidden="true">
        <label>
          {words.contact.form.trap} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </FieldGrid>
  );
}
