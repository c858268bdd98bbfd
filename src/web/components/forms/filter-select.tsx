import type { ComponentProps } from "react";
import { Icon } from "#web/components/icon.tsx";

/** A filter of a list: a select whose chosen option is its own label. */
export function FilterSelect(props: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select
        className="field-sizing-content min-h-control w-full appearance-none rounded-md border border-line-strong bg-card py-1 pr-8 pl-2.5 text-sm leading-snug font-medium text-ellipsis text-soft"
        {...props}
      />
      <Icon name="chevron-down" className="pointer-events-none absolute inset-y-0 right-2 my-auto text-soft" />
    </span>
  );
}
