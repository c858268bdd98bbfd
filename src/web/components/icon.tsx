import { cx } from "./classes.ts";
import type { IconName } from "./icon-name.ts";
import { getSymbolUrl } from "./sprite.ts";

type Props = {
  name: IconName;
  /** 16 px in place of 20. */
  small?: boolean;
  className?: string;
};

/** A Lucide icon next to a word; the word, or the control's name, carries the meaning. */
export function Icon({ name, small = false, className }: Props) {
  return (
    <svg className={cx("icon", small && "icon-sm", className)} aria-hidden="true">
      <use href={getSymbolUrl(`i-${name}`)} />
    </svg>
  );
}
