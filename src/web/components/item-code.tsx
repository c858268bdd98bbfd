/** The lab's code of a test or a package. */
export function ItemCode({ children }: { children: string }) {
  return (
    <span className="text-xs font-medium tracking-wide whitespace-nowrap text-quiet" translate="no">
      {children}
    </span>
  );
}
