import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Booking, OwnChanges } from "#core/bookings/response-schema.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { labQuery } from "#web/public/catalogue/queries.ts";

/** What the dialogs for moving and cancelling a visit get. */
export type OwnChangeDialogProps = { booking: Booking; changes: OwnChanges; onClose: () => void };

type HelplineLinkProps = { named?: ReactNode; className?: string | undefined };

/** Calls the lab, for what the patient cannot change here. */
export function HelplineLink({ named, className }: HelplineLinkProps) {
  const phone = useQuery(labQuery()).data?.phones[0];
  if (!phone) return null;
  return (
    <ButtonLink size="small" className={className} href={`tel:${phone}`}>
      {words.account.dashboard.change} {named}
    </ButtonLink>
  );
}
