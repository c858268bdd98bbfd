import type { ReactNode } from "react";
import type { LinkedVisit } from "#core/visit-links/schema.ts";
import { words } from "#texts";
import { Card } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { Notice } from "#web/components/notice.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { formatMoment } from "./format-moment.ts";
import { getVisitLinkPath } from "./visit-link-path.ts";

const texts = words.visitLink;

type Props = { visit: LinkedVisit; token: string; call: ReactNode };

/** What the patient can still change, until when; and why not, with the helpline. */
export function ChangeRows({ visit: { move, cancel }, token, call }: Props) {
  const canMove = move.obstacle === null;
  const canCancel = cancel.obstacle === null;
  return (
    <>
      {!(canMove && canCancel) && (
        <div className="grid gap-3">
          <Notice tone="calm" icon="lock" announced="never" title={formatObstacle(canMove ? cancel : move)}>
            {texts.callUs}
          </Notice>
          {call}
        </div>
      )}
      {(canMove || canCancel) && (
        <nav aria-label={texts.changes}>
          <Card className="grid overflow-hidden">
            {canMove && (
              <LinkRow
                icon="calendar"
                href={withBasePath(getVisitLinkPath(token, { view: "move" }))}
                title={texts.move.row}
                detail={texts.move.rowDetail(formatMoment(move.until), move.left)}
              />
            )}
            {canCancel && (
              <LinkRow
                icon="x"
                isHarsh
                href={withBasePath(getVisitLinkPath(token, { view: "cancel" }))}
                title={texts.cancel.row}
                detail={texts.cancel.rowDetail(formatMoment(cancel.until))}
              />
            )}
          </Card>
        </nav>
      )}
    </>
  );
}

function formatObstacle({ obstacle, until }: LinkedVisit["cancel"]): string {
  if (obstacle === "deadline") return texts.obstacles.deadline(formatMoment(until));
  return texts.obstacles[obstacle ?? "over"];
}

type LinkRowProps = { icon: IconName; href: string; title: string; detail: string; isHarsh?: boolean };

/** A row that leads on: what, and under which terms. */
export function LinkRow({ icon, href, title, detail, isHarsh = false }: LinkRowProps) {
  return (
    <a
      className={cx(
        "grid min-h-15 grid-cols-both items-center gap-4 border-t border-line px-5 py-3 no-underline first:border-t-0 hover:bg-selected",
        isHarsh ? "text-error" : "text-ink",
      )}
      href={href}
    >
      <Icon name={icon} className={isHarsh ? "" : "text-action"} />
      <span className="min-w-0">
        <b className="block font-semibold">{title}</b>
        <span className={cx("block text-sm leading-normal", !isHarsh && "text-soft")}>{detail}</span>
      </span>
      <Icon name="chevron-right" className="text-quiet" />
    </a>
  );
}
