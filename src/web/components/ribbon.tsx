import { getRibbon } from "#core/catalogue/ribbon.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { words } from "#texts";

/** The one ribbon of a package, or nothing. */
export function Ribbon({ of: item }: { of: Pick<Package, "name" | "isPopular" | "isNew"> }) {
  const kind = getRibbon(item);
  return kind && <span className="ribbon">{words.ribbons[kind]}</span>;
}
