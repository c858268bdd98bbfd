import type { MouseEvent } from "react";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import "./cart-note.css";

type Props = {
  /** The test that would be paid for twice, and the one that covers it. */
  name: string;
  by: string;
  /** The saving, formatted in rupees. */
  saves: string;
  /** The page without the test, for browsers without scripts; a dialog has none. */
  href?: string;
  onRemove: () => void;
};

/** Says that another selected test covers this one too, and offers to remove it. */
export function CoveredTestNote({ name, by, saves, href, onRemove }: Props) {
  const remove = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // The pressed control disappears with its note; the focus stays in the list.
    event.currentTarget.closest<HTMLElement>("ul, .rows")?.focus();
    onRemove();
  };
  const Control = href === undefined ? "button" : "a";
  return (
    <p className="held">
      <Icon name="info" small />
      <span>{words.cart.heldBy(by)}</span>
      <Control className="btn btn-2 btn-s" {...(href === undefined ? { type: "button" } : { href })} onClick={remove}>
        <span>{words.cart.removeHeld(saves)}</span>
        <span className="sr">{` ${name}`}</span>
      </Control>
    </p>
  );
}
