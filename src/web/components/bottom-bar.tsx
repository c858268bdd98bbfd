import type { ReactNode } from "react";
import { words } from "#texts";
import { cx } from "./classes.ts";
import { Icon } from "./icon.tsx";

/** Id of the dock (layout/floating-actions.tsx), which the bar opens as a sheet. */
export const FLOATING_ACTIONS_ID = "dock";

type Props = {
  /** `narrow`: on a phone only, of a page without the dock. `stacked`: where the page's summary is below the content. */
  where?: keyof typeof looks;
  children: ReactNode;
};

const looks = { narrow: "md:hidden", stacked: "lg:hidden", everywhere: "" } as const;

const dockButtonClass =
  "grid size-target flex-none cursor-pointer place-items-center rounded-full border border-line-control bg-card p-0 text-action hover:border-action hover:bg-selected xl:hidden not-supports-[selector(:popover-open)]:hidden";
/** The first keeps its width; with text at 200 % the last has a line of its own. */
const contentClass = "contents *:first:mr-auto *:first:max-w-3/5 *:last:shrink-99 @max-xs/bar:*:last:w-full";

/**
 * A bar at the bottom of the screen where money is at stake: the total, and one action. It holds the collapsed dock in
 * its first place.
 */
export function BottomBar({ where = "everywhere", children }: Props) {
  return (
    <div
      className={cx(
        "@container/bar inset-x-0 bottom-0 z-15 border-t border-line-strong bg-float px-gutter pt-1 pb-safe wrap-normal print:hidden",
        looks[where],
      )}
      data-bar={where}
    >
      <div className="mx-auto flex max-w-page items-center gap-2 py-1 sm:gap-3 @max-xs/bar:flex-wrap">
        {where !== "narrow" && (
          <button
            className={dockButtonClass}
            type="button"
            popoverTarget={FLOATING_ACTIONS_ID}
            aria-label={words.site.floatingActions.open}
          >
            {/* The chat's pulse, while the chat is collapsed under this button. */}
            <Icon name="ellipsis" className="motion-safe:animate-beat" />
          </button>
        )}
        <div className={contentClass}>{children}</div>
      </div>
    </div>
  );
}
