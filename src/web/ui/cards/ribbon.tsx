import { ribbonOf } from "#core/catalogue/ribbon.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { words } from "#texts";

/** The one ribbon that a package may carry (row 4.28), or nothing. */
export function Ribbon({ of: item }: { of: Pick<Package, "name" | "isPopular" | "isNew"> }) {
  const kind = ribbonOf(item);
  return kind && <span className="ribbon">{words.ribbons[kind]}</span>;
}
