import type { ComponentProps, ReactNode } from "react";
import { cx } from "#web/components/classes.ts";

/** Points below each other, each a `Bullet` or an icon and its sentence. */
export function BulletList({ className, ...props }: ComponentProps<"ul">) {
  return <ul className={cx("grid gap-2 text-sm", className)} {...props} />;
}

/** A point with a mark before it: an icon, or a dot, because something to leave out has no tick. */
export function Bullet({ mark, children }: { mark?: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-icon gap-2">
      {mark ?? <i className="mx-1 mt-2 size-1.5 justify-self-center rounded-full border-3 border-action" />}
      {children}
    </li>
  );
}
