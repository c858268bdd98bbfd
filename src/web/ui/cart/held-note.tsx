import type { MouseEvent } from "react";
import { words } from "#texts";
import { Icon } from "#web/ui/icon.tsx";
import "./held-note.css";

type Props = {
  /** What would be paid for twice, and what measures it too. */
  name: string;
  by: string;
  /** What is saved, as the page writes rupees. */
  saves: string;
  /** The page without it, for browsers that run no script; a dialog has none. */
  href?: string;
  onRemove: () => void;
};

/** That another selected test measures this one too, and the way to pay once. */
export function HeldNote({ name, by, saves, href, onRemove }: Props) {
  const remove = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // The pressed control goes with its note; the focus stays in the list.
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
