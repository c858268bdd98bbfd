import type { ReactNode } from "react";
import type { LinkedSlots, LinkedVisit } from "#core/visit-links/schema.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { Button, ButtonLink } from "#web/components/button.tsx";
import { cardClass } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Notice } from "#web/components/notice.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { formatMealMoment, formatSlot } from "./format-moment.ts";
import { FailureNotice } from "./link-state.tsx";
import { getVisitLinkPath } from "./visit-link-path.ts";

const texts = words.visitLink.ate;

type Props = { visit: LinkedVisit; token: string; failure: string | null; slots: LinkedSlots; call: ReactNode };

/** The nearest slots at which the patient, who has eaten, is fasting again. */
export function AteView({ visit, token, failure, slots: { nearest }, call }: Props) {
  return (
    <>
      <FailureNotice failure={failure} />
      <form method="post" className={cx(cardClass, "grid gap-3 p-5")}>
        <input type="hidden" name="act" value="move" />
        <input type="hidden" name="afterEating" value="yes" />
        <input type="hidden" name="version" value={visit.version} />
        <div>
          <p className="text-sm text-quiet">{formatSlot(visit)}</p>
          <h1 className="text-h2">{texts.title}</h1>
          <p className="text-soft">{nearest.length > 0 ? texts.sentence : texts.none}</p>
        </div>
        {nearest.map(({ date, time, lastMeal }, index) => (
          <Button
            key={`${date} ${time}`}
            type="submit"
            name="slot"
            value={`${date} ${time}`}
            look={index === 0 ? "primary" : "secondary"}
            width="full"
          >
            <span>
              <b className="block font-semibold">{texts.submit(formatSlot({ day: date, time }))}</b>
              {lastMeal && (
                <span className="block text-sm font-normal" lang={getTextLanguage(words.visitFasting.coming)}>
                  {words.visitFasting.lastMeal(formatMealMoment(lastMeal))}
                </span>
              )}
            </span>
          </Button>
        ))}
        {nearest.length === 0 && call}
      </form>
      <Notice
        tone="calm"
        icon="info"
        announced="never"
        title={<span lang={getTextLanguage(sentences.preparation.askDoctor)}>{sentences.preparation.askDoctor}</span>}
      />
      <ButtonLink look="quiet" href={withBasePath(getVisitLinkPath(token))}>
        {words.visitLink.move.back}
      </ButtonLink>
    </>
  );
}
