type RibbonKind = "most-popular" | "new-package" | "best-value";

type Ribboned = { name: string; isPopular: boolean; isNew: boolean };

/** Row 4.28: at most one, in this order. */
export function ribbonOf({ name, isPopular, isNew }: Ribboned): RibbonKind | null {
  if (isPopular) return "most-popular";
  if (isNew) return "new-package";
  if (name.startsWith("Essential Health Monitoring Package")) return "best-value";
  return null;
}
