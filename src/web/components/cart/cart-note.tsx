import type { ReactNode } from "react";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";

type Props = {
  icon: IconName;
  text: ReactNode;
  /** What to do about it, at the end of the note. */
  children?: ReactNode;
};

/** A note on selected tests: an avoidable cost, or how to prepare. */
export function CartNote({ icon, text, children }: Props) {
  return (
    <p className="mt-2 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 rounded-md bg-offer-soft p-2 pl-3 text-sm leading-normal">
      <Icon name={icon} small className="text-offer-text" />
      <span className="min-w-0 flex-1 basis-7/12">{text}</span>
      {children}
    </p>
  );
}
