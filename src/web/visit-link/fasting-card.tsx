import type { LinkedVisit } from "#core/visit-links/schema.ts";
import { words } from "#texts";
import { Button, ButtonLink } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { formatMealMoment } from "./format-moment.ts";
import { getVisitLinkPath } from "./visit-link-path.ts";

const texts = words.visitFasting;

/** Whether the patient is fasting, within a day of a visit that needs it; before that only what was answered. */
export function FastingCard({ visit, token }: { visit: LinkedVisit; token: string }) {
  const { fasting, moveAfterEating } = visit;
  if (!fasting || (!fasting.canAnswer && fasting.answer === null)) return null;
  return (
    <Card as="section" className="grid gap-3 p-5" lang={getTextLanguage(texts.title)}>
      {fasting.answer === null && (
        <>
          <div>
            <h2 className="text-lg">{texts.title}</h2>
            <p className="text-sm text-soft">{texts.since(formatMealMoment(fasting.by))}</p>
          </div>
          <form method="post" action={withBasePath(getVisitLinkPath(token))} className="grid grid-cols-2 gap-2">
            <Button type="submit" name="act" value="fasted" size="narrow" className="min-h-12">
              {texts.fasted}
            </Button>
            <Button type="submit" name="act" value="ate" size="narrow" className="min-h-12">
              {texts.ate}
            </Button>
          </form>
        </>
      )}
      {fasting.answer === "fasted" && (
        <>
          <p>
            <b className="block font-semibold text-action">{texts.thanks}</b> {texts.stay}
          </p>
          <OtherAnswer token={token} act="ate" label={texts.after} />
        </>
      )}
      {fasting.answer === "ate" && (
        <>
          <p>
            <b className="block font-semibold">{texts.hasEaten}</b>{" "}
            {moveAfterEating === null ? texts.chooseLater : texts.callForLater}
          </p>
          {moveAfterEating === null && (
            <ButtonLink look="primary" href={withBasePath(getVisitLinkPath(token, { view: "ate" }))}>
              {texts.choose}
            </ButtonLink>
          )}
          <OtherAnswer token={token} act="fasted" label={texts.fasted} />
        </>
      )}
    </Card>
  );
}

/** Takes back an answer that was pressed by mistake. */
function OtherAnswer({ token, act, label }: { token: string; act: "fasted" | "ate"; label: string }) {
  return (
    <form method="post" action={withBasePath(getVisitLinkPath(token))} className="grid">
      <Button type="submit" name="act" value={act} look="quiet" size="small">
        {label}
      </Button>
    </form>
  );
}
