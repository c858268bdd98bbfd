/** Items below each other: each `<li>` has a name on the left and usually a price on the right. */
export const itemListClass = "grid divide-y divide-line text-sm *:flex *:justify-between *:gap-4 *:py-2";

/** The code of a test or a package, after its name. */
export function ItemCode({ children }: { children: string }) {
  return (
    <span className="text-xs font-medium tracking-wide whitespace-nowrap text-quiet" translate="no">
      {children}
    </span>
  );
}
