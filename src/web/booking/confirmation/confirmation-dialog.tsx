import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import type { Confirmation } from "#web/booking/storage.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { HeroCloth } from "#web/ui/cloth.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { ConfirmationDetails } from "./confirmation-details.tsx";
import { TakeAlong } from "./take-along.tsx";

type Props = { of: Confirmation; onLeave: () => void };

/** Row 2.112: the only ways out are the printer and home. */
export default function ConfirmationDialog({ of: { booking, items }, onLeave }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog would give the focus to its first button, which lies below what is to be read.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const texts = words.booked.confirmed;
  return (
    <Dialog open onClose={() => undefined} labelledBy="booked" dismissable={false}>
      <div className="dlg-edge on-cloth">
        <HeroCloth viewBox="0 226 560 108" />
      </div>
      <div className="dlg-pad confirmed">
        <PrintHeader />
        <div className="confirmed-top">
          <h2 id="booked" ref={heading} tabIndex={-1}>
            {texts.title}
          </h2>
          <p className="soft">{texts.sentence}</p>
        </div>
        <ConfirmationDetails booking={booking} items={items} />
        <div className="dlg-go">
          <TakeAlong booking={booking} items={items} />
          <button className="btn btn-2" type="button" onClick={() => window.print()}>
            <Icon name="printer" /> {texts.print}
          </button>
          <Link className="btn btn-1" to="/" replace onClick={onLeave}>
            {texts.home}
          </Link>
        </div>
      </div>
    </Dialog>
  );
}

/** Whose paper it is: printed above the confirmation, not shown on the screen. */
function PrintHeader() {
  const { data: lab } = useQuery(labQuery());
  return (
    <div className="print-header">
      <Logo label={words.brand} />
      {lab && (
        <p>
          {lab.name}, {lab.address}
          <br />
          {lab.phones.map(formatPhone).join(" · ")}
        </p>
      )}
    </div>
  );
}
