type RibbonKind = "most-popular" | "new-package" | "best-value";

type RibbonInput = { name: string; isPopular: boolean; isNew: boolean };

/** At most one ribbon, by this priority. */
export function getRibbon({ name, isPopular, isNew }: RibbonInput): RibbonKind | null {
  if (isPopular) return "most-popular";
  if (isNew) return "new-package";
  if (name.startsWith("Essential Health Monitoring Package")) return "best-value";
  return null;
}
