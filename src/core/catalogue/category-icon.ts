import { type CategoryIcon, categoryIcons } from "./schema.ts";

/** Spec §3: an unknown icon falls back to the flask. */
export function categoryIcon(icon: string): CategoryIcon {
  return categoryIcons.find((known) => known === icon) ?? "flask";
}
