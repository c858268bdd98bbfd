import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { words } from "#texts";
import type { Confirmation } from "#web/booking/storage.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Confirmed, Ticket } from "./ticket.tsx";

type Props = { of: Confirmation; onLeave: () => void };

/** Row 2.112: over the page, header and dock; the only ways out are the printer and home. */
export default function ConfirmationDialog({ of, onLeave }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog would give the focus to its first button, which lies below what is to be read.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const texts = words.booked.confirmed;
  return (
    <Dialog open onClose={() => undefined} labelledBy="booked" variant="page" dismissable={false}>
      <div className="ticket-ground">
        <div className="ticket-logo">
          <Logo />
        </div>
        <Ticket
          of={of}
          heading={
            <h2 id="booked" ref={heading} tabIndex={-1}>
              <Confirmed />
            </h2>
          }
        >
          <button className="btn btn-3 btn-s" type="button" onClick={() => window.print()}>
            <Icon name="printer" small /> {texts.print}
          </button>
          <Link className="btn btn-3 btn-s" to="/" replace onClick={onLeave}>
            {texts.home}
          </Link>
        </Ticket>
      </div>
    </Dialog>
  );
}
