import type { ReactNode } from "react";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";

type Props = {
  icon: IconName;
  label: string;
  onEdit?: () => void;
  /** Whether the value takes the whole width, below the Edit control. */
  isWide?: boolean;
  className?: string;
  children: ReactNode;
};

/** One known value as text, with its Edit control; a row of a `<dl>` in a card. */
export function CheckRow({ icon, label, onEdit, isWide = false, className, children }: Props) {
  return (
    <div
      className={cx("grid grid-cols-end content-start gap-x-3 border-line py-3 not-first:border-t sm:py-4", className)}
    >
      <dt className="relative pl-9 text-xs leading-normal text-quiet">
        <Icon name={icon} className="absolute top-0.5 left-0 size-5.5 text-action" /> <span>{label}</span>
      </dt>
      <dd
        className={cx(
          "min-w-0 pl-9 leading-normal font-medium wrap-anywhere",
          isWide ? "col-span-full" : "col-start-1",
        )}
      >
        {children}
      </dd>
      {onEdit && (
        <dd className={cx("col-start-2 row-start-1 -mt-1.5 -mr-3.5", isWide ? "-mb-5" : "row-span-2")}>
          <Button look="quiet" size="small" aria-label={words.savedPatients.editWhat(label)} onClick={onEdit}>
            {words.savedPatients.edit}
          </Button>
        </dd>
      )}
    </div>
  );
}
