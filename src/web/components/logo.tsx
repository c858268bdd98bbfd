import { getSymbolUrl } from "./sprite.ts";

/** The word mark. Label it where it stands alone; next to a named link it is decoration. */
export function Logo({ label }: { label?: string }) {
  return (
    <>
      <svg className="h-9 w-28" viewBox="0 0 121 40" aria-hidden="true">
        <use href={getSymbolUrl("m-logo")} />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </>
  );
}
