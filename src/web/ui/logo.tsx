import { symbolHref } from "./sprite.ts";

/** The word mark. Give it a label where it stands alone; beside a named link it is decoration. */
export function Logo({ label }: { label?: string }) {
  return (
    <>
      <svg className="logo" viewBox="0 0 121 40" aria-hidden="true">
        <use href={symbolHref("m-logo")} />
      </svg>
      {label && <span className="sr">{label}</span>}
    </>
  );
}
