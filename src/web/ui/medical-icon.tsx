import type { CategoryIcon } from "#core/catalogue/schema.ts";
import { symbolHref } from "./sprite.ts";

/** What a test category looks at, as a healthicons drawing at 32 px. */
export function MedicalIcon({ name }: { name: CategoryIcon }) {
  return (
    <svg className="i-med" aria-hidden="true">
      <use href={symbolHref(`h-${name}`)} />
    </svg>
  );
}
