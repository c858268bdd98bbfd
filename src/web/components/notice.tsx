import type { ReactNode } from "react";
import { cx } from "./classes.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-name.ts";

const tones = {
  error: { box: "border-error bg-error-soft", accent: "text-error" },
  offer: { box: "border-line bg-offer-soft", accent: "text-offer-text" },
  good: { box: "border-line bg-selected", accent: "text-action" },
  calm: { box: "border-line bg-sunken", accent: "text-ink" },
} as const;

const roles = { "at-once": "alert", "when-idle": "status", never: undefined } as const;

type Props = {
  tone?: keyof typeof tones;
  icon?: IconName;
  title: ReactNode;
  /** Announced at once, or when the screen reader is idle; not at all for what the page has from the beginning. */
  announced?: "at-once" | "when-idle" | "never";
  className?: string;
  /** Sentences and controls below the title. */
  children?: ReactNode;
};

/** A message in its place on the page: what is wrong, or what matters here, and what to do. */
export function Notice({
  tone = "error",
  icon = "circle-alert",
  title,
  announced = "at-once",
  className,
  children,
}: Props) {
  const { box, accent } = tones[tone];
  return (
    <div className={cx("flex gap-3 rounded-lg border p-4", box, className)} role={roles[announced]} data-notice>
      <Icon name={icon} className={cx("size-6", accent)} />
      <div className="min-w-0 flex-1">
        <b className={cx("font-semibold", accent)}>{title}</b> {children}
      </div>
    </div>
  );
}
