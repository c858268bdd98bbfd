import type { ReactNode } from "react";
import { words } from "#texts";
import { Icon } from "#web/ui/icon.tsx";

/** The id of the dock (site/dock.tsx), which a bar opens as a sheet. */
export const DOCK_ID = "dock";

type Props = {
  /** `narrow`: on a phone alone. `stacked`: wherever the page's summary stands below it. */
  where?: "narrow" | "stacked" | "everywhere";
  children: ReactNode;
};

const classes = { narrow: "bar only-narrow", stacked: "bar only-stacked", everywhere: "bar" } as const;

/** One bar at the screen's lower edge where money is at stake: the sum, and one action. The dock lies folded in its first place. */
export function Bar({ where = "everywhere", children }: Props) {
  return (
    <div className={classes[where]}>
      <div className="bar-in">
        <button className="dock-open" type="button" popoverTarget={DOCK_ID} aria-label={words.site.dock.open}>
          <Icon name="ellipsis" />
        </button>
        {children}
      </div>
    </div>
  );
}
