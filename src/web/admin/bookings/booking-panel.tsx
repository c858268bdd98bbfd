import { useQuery } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import type { Booking } from "#core/bookings/response-schema.ts";
import { words } from "#texts";
import type { Neighbours } from "#web/admin/bookings/use-neighbours.ts";
import { useCloseDetail } from "#web/admin/components/use-close-detail.ts";
import { PanelSkeleton } from "#web/admin/layout/panel-skeletons.tsx";
import { PanelSection, SidePanel } from "#web/admin/layout/side-panel.tsx";
import { isSignInRequired } from "#web/admin/sign-in/session.ts";
import { QuerySection } from "#web/components/query-section.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { isNotFound } from "#web/lib/error-status.ts";
import { BookingHead } from "./booking-head.tsx";
import { bookingItemsQuery, bookingQuery } from "./booking-queries.ts";
import { BookingScreen } from "./booking-screen.tsx";

type Props = {
  /** Booking id in the address. */
  id: number;
  /** Address of the list without the panel. */
  listAddress: string;
  /** The booking as listed, shown until the full one is loaded. */
  inList: Booking | undefined;
  neighbours: Neighbours;
};

/** Details of a booking. Has its own address, so that it can be linked and Back closes it. */
export default function BookingPanel({ id, listAddress, inList, neighbours }: Props) {
  const titleId = useId();
  const close = useCloseDetail(id, listAddress);
  return (
    <SidePanel size="main" labelledBy={`${titleId}-code ${titleId}`} onClose={close}>
      <BookingDetail key={id} id={id} titleId={titleId} inList={inList} neighbours={neighbours} onClose={close} />
    </SidePanel>
  );
}

type DetailProps = Omit<Props, "listAddress"> & { titleId: string; onClose: () => void };

function BookingDetail({ id, titleId, inList, neighbours, onClose }: DetailProps) {
  const query = useQuery({ ...bookingQuery(id), placeholderData: () => inList });
  const items = useQuery(bookingItemsQuery(id));
  useFailureToast(query.error ?? items.error);
  const texts = words.admin.booking;
  return (
    <div className="@container/panel flex min-h-0 flex-1 flex-col">
      <div className="relative flex min-h-0 flex-1 flex-col overflow-auto overscroll-contain max-md:scroll-pb-28">
        <BookingHead
          booking={query.data}
          titleId={titleId}
          codeId={`${titleId}-code`}
          neighbours={neighbours}
          onClose={onClose}
        />
        {query.error && isNotFound(query.error) ? (
          <PanelSection>
            <SectionError sentence={texts.gone} />
          </PanelSection>
        ) : (
          <QuerySection query={query} loading={<PanelSkeleton label={texts.loading} />} failed={texts.failed}>
            {(booking) => <BookingScreen booking={booking} items={items} area={inList?.area} onDeleted={onClose} />}
          </QuerySection>
        )}
      </div>
    </div>
  );
}

/**
 * Toast 'Failed to fetch booking details'. An expired session is handled by the sign-in screen, a missing booking by
 * the panel.
 */
function useFailureToast(error: Error | null): void {
  useEffect(() => {
    if (!error || isSignInRequired(error) || isNotFound(error)) return;
    showToast({ title: words.admin.frame.error, text: words.admin.booking.failures.details, tone: "error" });
  }, [error]);
}
