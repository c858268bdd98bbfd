import type { ComponentProps } from "react";
import { Icon } from "#web/ui/icon.tsx";

/** The browser's own list, with our arrow; inside a Field it takes the field's wiring. */
export function Select(props: ComponentProps<"select">) {
  return (
    <span className="pull">
      <select {...props} />
      <Icon name="chevron-down" />
    </span>
  );
}
