import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
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

/** Where nobody comes: the helpline, and the waitlist by the phone that the form may hold already. */
export default function NotServed({ pinCode }: { pinCode: string }) {
  const errorId = useId();
  const { data: lab } = useQuery(labQuery());
  const phone = useWatch<FormFields, "phone">({ name: "phone" }) ?? "";
  const joining = useMutation({ mutationFn: (form: FormData) => joinWaitlist(browserFetch, form) });
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
        {helpline && <a href={`tel:${helpline}`}>{words.booking.area.call(formatPhone(helpline))}</a>}{" "}
        {words.booking.area.or}
      </p>
      <form
        className="pin-wait"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!joining.isPending) joining.mutate(new FormData(event.currentTarget));
        }}
      >
        <input type="hidden" name="pinCode" value={pinCode} />
        <input
          key={phone}
          className="input"
          type="tel"
          name="phone"
          aria-label={texts.phone}
          autoComplete="tel"
          placeholder={texts.example}
          defaultValue={phone}
          aria-invalid={answer ? true : undefined}
          aria-describedby={answer ? errorId : undefined}
        />
        <button className="btn btn-2" type="submit" aria-disabled={joining.isPending}>
          {joining.isPending ? texts.joining : texts.join}
        </button>
      </form>
      {answer && <FieldError id={errorId}>{answer.error}</FieldError>}
    </div>
  );
}
