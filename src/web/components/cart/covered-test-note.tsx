import type { MouseEvent } from "react";
import { words } from "#texts";
import { Button, ButtonLink } from "#web/components/button.tsx";
import { CartNote } from "./cart-note.tsx";

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
    event.currentTarget.closest<HTMLElement>("[tabindex]")?.focus();
    onRemove();
  };
  const label = (
    <>
      <span>{words.cart.removeHeld(saves)}</span>
      <span className="sr-only">{` ${name}`}</span>
    </>
  );
  return (
    <CartNote icon="info" text={words.cart.heldBy(by)}>
      {href === undefined ? (
        <Button size="small" onClick={remove}>
          {label}
        </Button>
      ) : (
        <ButtonLink size="small" href={href} onClick={remove}>
          {label}
        </ButtonLink>
      )}
    </CartNote>
  );
}
