import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useFetcher, useSearchParams } from "react-router";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { searchBoxClass } from "#web/components/forms/search-field.tsx";
import { Icon } from "#web/components/icon.tsx";
import { labQuery } from "#web/public/catalogue/queries.ts";
import type { clientAction } from "./home-page.tsx";
import type { JoinWaitlistResult } from "./join-waitlist.ts";

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
    <section className="on-cloth bg-cloth text-on-cloth" id="waitlist">
      <div className="page-width grid grid-cols-1 gap-3 py-6 lg:grid-cols-2 lg:items-center lg:gap-16 lg:py-12">
        <div>
          <h2>{texts.title(lab?.city)}</h2>
          <p className="mt-2 text-on-cloth-soft">{texts.sentence}</p>
        </div>
        <div aria-live="polite">
          {hasJoined ? (
            <p className="flex items-center gap-2 text-lg font-medium">
              <Icon name="circle-check" /> {texts.joined}
            </p>
          ) : (
            <fetcher.Form className="grid grid-cols-1 gap-2" method="post" action="/?index#waitlist" noValidate>
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
      <div className={cx(searchBoxClass, "border-card text-ink")}>
        <label className="flex min-w-0 flex-1 items-center gap-2 pl-3 text-quiet">
          <Icon name="phone" />
          <span className="sr-only">{texts.phone}</span>
          <input
            className="min-w-0 flex-1 self-stretch border-0 bg-transparent text-ink outline-0 placeholder:text-quiet placeholder:opacity-100"
            type="tel"
            name="phone"
            autoComplete="tel"
            placeholder={texts.example}
            defaultValue={failed?.phone}
            aria-invalid={failed ? true : undefined}
            aria-describedby={failed ? errorId : undefined}
          />
        </label>
        <Button look="primary" type="submit" aria-disabled={busy}>
          {busy ? texts.joining : texts.join}
        </Button>
      </div>
      {failed && (
        <div className="w-fit rounded-md bg-error-soft px-3 py-2">
          <FieldError id={errorId}>{failed.error}</FieldError>
        </div>
      )}
    </>
  );
}
