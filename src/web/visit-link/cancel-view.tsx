import type { LinkedVisit } from "#core/visit-links/schema.ts";
import { words } from "#texts";
import { Button, ButtonLink } from "#web/components/button.tsx";
import { Card, cardClass } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Field } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { LinkRow } from "./change-rows.tsx";
import { formatSlot } from "./format-moment.ts";
import { FailureNotice } from "./link-state.tsx";
import { getVisitLinkPath } from "./visit-link-path.ts";

const texts = words.visitLink.cancel;

type Props = { visit: LinkedVisit; token: string; failure: string | null };

/** Whether to cancel the visit, and why. */
export function CancelView({ visit, token, failure }: Props) {
  const [own = "", ...others] = visit.initials;
  return (
    <>
      <FailureNotice failure={failure} />
      <form method="post" className={cx(cardClass, "grid gap-4 p-5")}>
        <input type="hidden" name="act" value="cancel" />
        <input type="hidden" name="version" value={visit.version} />
        <div>
          <h1 className="text-h2">{texts.title}</h1>
          <p className="text-lg font-semibold">{formatSlot(visit)}</p>
          <p className="text-soft">{texts.free}</p>
          {others.length > 0 && <p className="mt-2">{texts.oneOnly(own)}</p>}
        </div>
        <Field label={texts.why} need="optional" hint={texts.whyHint}>
          {(wiring) => <Input name="note" autoComplete="off" {...wiring} />}
        </Field>
        <div className="grid gap-2 sm:grid-cols-2">
          <Button type="submit" look="danger">
            {texts.submit}
          </Button>
          <ButtonLink href={withBasePath(getVisitLinkPath(token))}>{texts.keep}</ButtonLink>
        </div>
      </form>
      {visit.move.obstacle === null && (
        <Card className="overflow-hidden">
          <LinkRow
            icon="calendar"
            href={withBasePath(getVisitLinkPath(token, { view: "move" }))}
            title={texts.orMove}
            detail={texts.orMoveDetail}
          />
        </Card>
      )}
    </>
  );
}
