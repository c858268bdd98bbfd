import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

/** The browser's own select, with our arrow; inside a Field it is connected with its label and error. */
export function Select(props: ComponentProps<"select">) {
  return (
    <span className="pull">
      <select {...props} />
      <Icon name="chevron-down" />
    </span>
  );
}
