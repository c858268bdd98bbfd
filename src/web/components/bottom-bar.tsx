import type { ReactNode } from "react";
import { words } from "#texts";
import { Icon } from "./icon.tsx";

/** Id of the dock (layout/floating-actions.tsx), which the bar opens as a sheet. */
export const FLOATING_ACTIONS_ID = "dock";

type Props = {
  /** `narrow`: on a phone only. `stacked`: where the page's summary is below the content. */
  where?: "narrow" | "stacked" | "everywhere";
  children: ReactNode;
};

const barClasses = { narrow: "bar only-narrow", stacked: "bar only-stacked", everywhere: "bar" } as const;

/**
 * A bar at the bottom of the screen where money is at stake: the total, and one action. It holds the collapsed dock in
 * its first place.
 */
export function BottomBar({ where = "everywhere", children }: Props) {
  return (
    <div className={barClasses[where]}>
      <div className="bar-in">
        <button
          className="dock-open"
          type="button"
          popoverTarget={FLOATING_ACTIONS_ID}
          aria-label={words.site.floatingActions.open}
        >
          <Icon name="ellipsis" />
        </button>
        {children}
      </div>
    </div>
  );
}
