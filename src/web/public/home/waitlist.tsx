import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useFetcher, useSearchParams } from "react-router";
import { words } from "#texts";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { Icon } from "#web/components/icon.tsx";
import { labQuery } from "#web/public/catalogue/queries.ts";
import type { clientAction } from "./home-page.tsx";
import type { JoinWaitlistResult } from "./join-waitlist.ts";
import "./waitlist.css";

type Props = {
  /** The server's response to an invalid phone that was sent without JavaScript. */
  answer: JoinWaitlistResult | undefined;
};

/** For areas that the lab does not reach yet: one phone number, one message. */
export function Waitlist({ answer: posted }: Props) {
  const { data: lab } = useQuery(labQuery());
  const fetcher = useFetcher<typeof clientAction>();
  const [query] = useSearchParams();
  const answer = fetcher.data ?? posted;
  const hasJoined = answer?.joined ?? query.get("sent") === "yes";
  const texts = words.home.waitlist;
  return (
    <section className="wait on-cloth" id="waitlist">
      <div className="wrap">
        <div>
          <h2>{texts.title(lab?.city)}</h2>
          <p>{texts.sentence}</p>
        </div>
        <div aria-live="polite">
          {hasJoined ? (
            <p className="wait-done">
              <Icon name="circle-check" /> {texts.joined}
            </p>
          ) : (
            <fetcher.Form className="wait-form" method="post" action="/?index#waitlist" noValidate>
              <PhoneField busy={fetcher.state !== "idle"} answer={answer} />
            </fetcher.Form>
          )}
        </div>
      </div>
    </section>
  );
}

function PhoneField({ busy, answer }: { busy: boolean; answer: JoinWaitlistResult | undefined }) {
  const errorId = useId();
  const failed = answer?.joined === false ? answer : null;
  const texts = words.home.waitlist;
  return (
    <>
      <div className="find">
        <label>
          <Icon name="phone" />
          <span className="sr">{texts.phone}</span>
          <input
            type="tel"
            name="phone"
            autoComplete="tel"
            placeholder={texts.example}
            defaultValue={failed?.phone}
            aria-invalid={failed ? true : undefined}
            aria-describedby={failed ? errorId : undefined}
          />
        </label>
        <button className="btn btn-1" type="submit" aria-disabled={busy}>
          {busy ? texts.joining : texts.join}
        </button>
      </div>
      {failed && <FieldError id={errorId}>{failed.error}</FieldError>}
    </>
  );
}
