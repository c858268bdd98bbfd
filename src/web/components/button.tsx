import type { ComponentProps } from "react";
import { cx, variants } from "./classes.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-name.ts";

const classes = variants(
  "inline-flex items-center justify-center gap-2 rounded-md border text-center leading-snug font-semibold wrap-normal no-underline transition-colors cursor-pointer",
  {
    look: {
      primary:
        "border-transparent bg-action text-on-action hover:bg-action-hover hover:text-on-action active:bg-action-press",
      secondary:
        "border-line-control bg-card text-action hover:border-action hover:bg-selected hover:text-action-hover",
      quiet: "border-transparent bg-transparent text-action hover:bg-action-soft hover:text-action-hover",
      /** Secondary until something changes, unlike a field. */
      soft: "border-transparent bg-action-soft text-action-hover hover:border-action",
      /** The first action on a cloth, and the others there. */
      light: "border-transparent bg-on-cloth text-cloth-deep hover:bg-on-cloth-soft hover:text-cloth-deep",
      outline:
        "border-on-cloth-soft bg-transparent text-on-cloth hover:border-on-cloth hover:bg-line-on-cloth hover:text-on-cloth",
      danger: "border-error bg-card text-error hover:text-error",
    },
    size: {
      medium: "min-h-12 px-5 py-2.5 text-base",
      /** As high as the controls beside it. */
      small: "min-h-control px-3.5 py-1.5 text-sm",
      /** Two beside each other in a card. */
      narrow: "min-h-control px-2 py-1.5 text-sm",
      /** Next to a total on a narrow phone, with its label on one line. */
      bar: "min-h-12 px-2 py-2.5 text-sm sm:px-4 sm:text-base",
      /** The one action of a step on the round, pressed while standing. */
      thumb: "min-h-15 px-5 py-2.5 text-lg",
    },
    width: { auto: "", full: "w-full" },
  },
);

/** What cannot be pressed now looks so. */
export const disabledClass =
  "disabled:border-line disabled:bg-sunken disabled:text-quiet disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-quiet aria-disabled:cursor-not-allowed";

export type ButtonStyle = {
  look?: "primary" | "secondary" | "quiet" | "soft" | "light" | "outline" | "danger" | undefined;
  size?: "medium" | "small" | "narrow" | "bar" | "thumb" | undefined;
  width?: "auto" | "full" | undefined;
  /** Place and size in the layout around it; never colours. */
  className?: string | undefined;
};

/** The classes of a button, for an element that is none: a summary, a router's link, a part of a library. */
export function buttonClass({ look = "secondary", size = "medium", width = "auto", className }: ButtonStyle = {}) {
  return cx(classes({ look, size, width }), className);
}

/** A `<button>`; of `type="button"` unless it submits. */
export function Button({
  look,
  size,
  width,
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & ButtonStyle) {
  return <button type={type} className={cx(buttonClass({ look, size, width }), disabledClass, className)} {...props} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, width, className, ...props }: ComponentProps<"a"> & ButtonStyle) {
  return <a className={buttonClass({ look, size, width, className })} {...props} />;
}

type IconButtonProps = ComponentProps<"button"> & { icon: IconName; label: string };

/** A button without a word: `label` is its name. */
export function IconButton({ icon, label, className, type = "button", ...props }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} className={cx(iconButtonClass, className)} {...props}>
      <Icon name={icon} />
    </button>
  );
}

export const iconButtonClass =
  "inline-grid size-control flex-none place-items-center rounded-md border-0 bg-transparent p-0 text-inherit hover:bg-sunken cursor-pointer";
