import { getRibbon } from "#core/catalogue/ribbon.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { words } from "#texts";

/** The one ribbon of a package, or nothing. */
export function Ribbon({ of: item }: { of: Pick<Package, "name" | "isPopular" | "isNew"> }) {
  const kind = getRibbon(item);
  return (
    kind && (
      <span className="inline-flex min-h-7 items-center gap-1.5 rounded-sm bg-card px-2.5 text-xs font-semibold text-ink inset-ring inset-ring-line-strong before:h-3.5 before:w-0.75 before:rounded-xs before:bg-action forced-colors:border">
        {words.ribbons[kind]}
      </span>
    )
  );
}
