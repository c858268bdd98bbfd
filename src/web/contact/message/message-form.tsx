import { type RefObject, useEffect, useRef } from "react";
import { useFetcher, useSearchParams } from "react-router";
import type { clientAction } from "#web/contact/contact-page.tsx";
import { en } from "#web/texts/en.ts";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { MessageFields } from "./message-fields.tsx";
import type { MessageAnswer } from "./send-message.ts";

type Props = {
  /** What the server answered to a form with mistakes that was sent without JavaScript. */
  answer: MessageAnswer | undefined;
};

const texts = en.contact;

/** Spec §2, §4 "Contact form". */
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
