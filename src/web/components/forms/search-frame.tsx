import type { ReactNode } from "react";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { searchBoxClass, searchFrameClass } from "./search-field.tsx";

const sizes = {
  /** One of the first things of a page. */
  large: cx(searchBoxClass, "border-line-control"),
  /** Among the controls of a list. */
  small: cx(searchFrameClass, "relative"),
} as const;

/** The frame of a `SearchField` and what is at its end; suggestions are below the whole frame. */
export function SearchFrame({ size = "small", children }: { size?: keyof typeof sizes; children: ReactNode }) {
  return <div className={sizes[size]}>{children}</div>;
}

/** Submits the search of a large `SearchFrame`. */
export function SearchButton() {
  return (
    <Button look="primary" type="submit">
      <span className="sr-only">{words.home.hero.search}</span>
      <Icon name="arrow-right" />
    </Button>
  );
}
