import { useMutation, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useRef } from "react";
import { useWatch } from "react-hook-form";
import { formatPhone } from "#core/patients/phone.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { Button } from "#web/components/button.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { browserFetch } from "#web/lib/api-client.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { joinWaitlist } from "#web/public/home/join-waitlist.ts";
import { GoodAnswer } from "./good-answer.tsx";

type Props = {
  pinCode: string;
  /** Texts passed in by the page, so that they are not in each lazy chunk again. */
  area: { call: (helpline: string) => string; or: string };
};

/** Shown where the lab does not come: the helpline, and the waitlist with the phone of the form, if typed. */
export default function NotServed({ pinCode, area }: Props) {
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { data: lab } = useQuery(labQuery());
  const phone = useWatch<FormFields, "phone">({ name: "phone" }) ?? "";
  const joining = useMutation({ mutationFn: (form: FormData) => joinWaitlist(browserFetch, form) });
  const join = () => {
    const form = new FormData();
    form.set("pinCode", pinCode);
    form.set("phone", input.current?.value ?? "");
    if (!joining.isPending) joining.mutate(form);
  };
  // This is inside the booking form, which Enter would submit.
  const joinByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    join();
  };
  const answer = joining.data;
  const texts = words.home.waitlist;
  const [helpline = ""] = lab?.phones ?? [];
  if (answer?.joined) {
    return <GoodAnswer>{texts.joined}</GoodAnswer>;
  }
  return (
    <div className="grid gap-3 text-sm">
      <p>
        <b>{sentences.pinCodes.notServed(pinCode)}</b>{" "}
        {helpline && (
          <a className="whitespace-nowrap" href={`tel:${helpline}`}>
            {area.call(formatPhone(helpline))}
          </a>
        )}{" "}
        <span>{area.or}</span>
      </p>
      <div className="flex gap-2">
        <Input
          ref={input}
          key={phone}
          className="min-w-0"
          type="tel"
          aria-label={texts.phone}
          autoComplete="tel"
          placeholder={texts.example}
          defaultValue={phone}
          aria-invalid={answer ? true : undefined}
          aria-describedby={answer ? errorId : undefined}
          onKeyDown={joinByEnter}
        />
        <Button className="flex-none" aria-disabled={joining.isPending} onClick={join}>
          {joining.isPending ? texts.joining : texts.join}
        </Button>
      </div>
      {answer && <FieldError id={errorId}>{answer.error}</FieldError>}
    </div>
  );
}
