import { cx } from "./classes.ts";

type Props = { isOnCloth?: boolean; children: string };

/** The lab's code of a test or a package. */
export function ItemCode({ isOnCloth = false, children }: Props) {
  return (
    <span
      className={cx(
        "text-xs font-medium tracking-wide whitespace-nowrap",
        isOnCloth ? "text-on-cloth-soft" : "text-quiet",
      )}
      translate="no"
    >
      {children}
    </span>
  );
}
