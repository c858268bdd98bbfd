import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { words } from "#texts";
import type { ConfirmationData } from "#web/booking/storage.ts";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Logo } from "#web/components/logo.tsx";
import { ConfirmationCard, ConfirmedStamp, groundClass, leaveClass, ticketTitleClass } from "./confirmation-card.tsx";

type Props = { of: ConfirmationData; onLeave: () => void };

/** The ticket of the new booking, over the page, header and dock; only print and home lead out. */
export default function ConfirmationDialog({ of, onLeave }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog would focus its first button, which is below the text to read.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const texts = words.confirmation.confirmed;
  return (
    <Dialog open onClose={() => undefined} labelledBy="booked" variant="page" dismissable={false}>
      <div className={groundClass}>
        <div className="grid justify-center pb-1 lg:pb-4 print:hidden">
          <Logo />
        </div>
        <ConfirmationCard
          of={of}
          heading={
            <h2 className={ticketTitleClass} id="booked" ref={heading} tabIndex={-1}>
              <ConfirmedStamp />
            </h2>
          }
        >
          <Button look="quiet" size="small" onClick={() => window.print()}>
            <Icon name="printer" small /> {texts.print}
          </Button>
          <Link className={leaveClass} to="/" replace onClick={onLeave}>
            {texts.home}
          </Link>
        </ConfirmationCard>
      </div>
    </Dialog>
  );
}
