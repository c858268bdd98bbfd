import { useMutation, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useRef } from "react";
import { useWatch } from "react-hook-form";
import { pinSentences } from "#core/areas/pin-code.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { browserFetch } from "#web/api-client.ts";
import type { FormFields } from "#web/booking/form.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { joinWaitlist } from "#web/site/home/join-waitlist.ts";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";

type Props = {
  pinCode: string;
  /** The page's words, which then need not travel with every part that comes later. */
  area: { call: (helpline: string) => string; or: string };
};

/** Where nobody comes: the helpline, and the waitlist by the phone that the form may hold already. */
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
  // It stands within the form of the booking, which Enter would send.
  const joinByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    join();
  };
  const answer = joining.data;
  const texts = words.home.waitlist;
  const [helpline = ""] = lab?.phones ?? [];
  if (answer?.joined) {
    return (
      <p className="pin-yes">
        <Icon name="circle-check" small /> {texts.joined}
      </p>
    );
  }
  return (
    <div className="pin-no">
      <p>
        <b>{pinSentences.notServed(pinCode)}</b>{" "}
        {helpline && <a href={`tel:${helpline}`}>{area.call(formatPhone(helpline))}</a>} <span>{area.or}</span>
      </p>
      <div className="pin-wait">
        <input
          ref={input}
          key={phone}
          className="input"
          type="tel"
          aria-label={texts.phone}
          autoComplete="tel"
          placeholder={texts.example}
          defaultValue={phone}
          aria-invalid={answer ? true : undefined}
          aria-describedby={answer ? errorId : undefined}
          onKeyDown={joinByEnter}
        />
        <button className="btn btn-2" type="button" aria-disabled={joining.isPending} onClick={join}>
          {joining.isPending ? texts.joining : texts.join}
        </button>
      </div>
      {answer && <FieldError id={errorId}>{answer.error}</FieldError>}
    </div>
  );
}
