import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type Action, policy } from "#core/access/policy.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { formatSignedRupees, parseSignedAmount } from "#core/money/signed-amount.ts";
import { addTenders, shareTenders, type Tender } from "#core/money/tenders.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { PanelAction, PanelActions } from "#web/admin/booking-edit/panel-actions.tsx";
import { currentUserQuery } from "#web/admin/layout/queries.ts";
import { KeyHint, useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { formatPaymentMethod } from "#web/lib/format-item.ts";
import { getPaymentBadge } from "#web/lib/format-status.ts";
import { formatLabDateTime, getLabToday } from "#web/lib/lab-clock.ts";
import { bookingPaymentsQuery, type Receipt, useWithdrawDiscount } from "./booking-payments.ts";
import { CorrectReceiptForm } from "./correct-receipt-form.tsx";
import { DiscountForm } from "./discount-form.tsx";
import { getPaymentState } from "./payment-state.ts";
import { ReceiptList } from "./receipt-list.tsx";
import { ReturnPaymentForm } from "./return-payment-form.tsx";
import { TakePaymentForm } from "./take-payment-form.tsx";

const texts = words.admin.payments;

type OpenForm = { kind: "take" | "return" | "discount" } | { kind: "correct"; receipt: Receipt } | null;

type Props = {
  booking: Booking;
  /** Called when a form opens or closes: its button is then the panel's filled one. */
  onFormChange?: (isOpen: boolean) => void;
};

/** What a booking costs, what was paid and what is due, and its receipts. One form at a time replaces the amount due. */
export function PaymentSection({ booking, onFormChange }: Props) {
  const may = usePaymentRights(booking);
  const query = useQuery({ ...bookingPaymentsQuery(booking.id), enabled: may("read-payments") });
  const [open, setOpen] = useState<OpenForm>(null);
  const { data } = query;
  const hasTaken = parseAmount(booking.paidAmount) > 0;
  const acts = {
    take: may("take-payment") ? () => setOpen({ kind: "take" }) : undefined,
    return: may("return-payment") && hasTaken && data ? () => setOpen({ kind: "return" }) : undefined,
    discount: may("give-discount") && data?.discount === null ? () => setOpen({ kind: "discount" }) : undefined,
  };
  useShortcuts(open ? {} : { r: acts.take, g: acts.return, d: acts.discount });
  const close = () => setOpen(null);
  const isFormOpen = open !== null;
  useEffect(() => onFormChange?.(isFormOpen), [isFormOpen, onFormChange]);
  return (
    <PanelSection title={texts.title}>
      <Amounts booking={booking} discount={data?.discount ?? null} canWithdraw={may("give-discount")} />
      {open === null && <Balance booking={booking} acts={acts} />}
      {open?.kind === "take" && <TakePaymentForm booking={booking} onClose={close} />}
      {open?.kind === "return" && (
        <ReturnPaymentForm booking={booking} taken={sumTaken(booking, data?.receipts ?? [])} onClose={close} />
      )}
      {open?.kind === "discount" && <DiscountForm booking={booking} onClose={close} />}
      {open?.kind === "correct" && <CorrectReceiptForm booking={booking} receipt={open.receipt} onClose={close} />}
      {may("read-payments") && (
        <QuerySection query={query} loading={<ReceiptsSkeleton />} failed={texts.failed}>
          {({ receipts }) => (
            <ReceiptList
              booking={booking}
              receipts={receipts}
              onCorrect={may("correct-receipt") ? (receipt) => setOpen({ kind: "correct", receipt }) : undefined}
            />
          )}
        </QuerySection>
      )}
    </PanelSection>
  );
}

/** Returns what the signed-in user may do with a booking's payments; some roles only on the day of the visit. */
function usePaymentRights({ bookingDate }: Pick<Booking, "bookingDate">): (action: Action) => boolean {
  const can = usePermissions();
  const role = useQuery(currentUserQuery()).data?.role;
  return (action) => {
    const isForToday = role !== undefined && policy[action][role] === "today";
    return can(action) && (!isForToday || bookingDate === getLabToday());
  };
}

type StandingDiscount = { amount: string; reason: string | null; byName: string; at: string } | null;
type AmountsProps = { booking: Booking; discount: StandingDiscount; canWithdraw: boolean };

function Amounts({ booking, discount, canWithdraw }: AmountsProps) {
  const withdrawal = useWithdrawDiscount(booking);
  const discountPaise = parseAmount(booking.discountAmount);
  return (
    <dl className="grid gap-1 *:flex *:items-baseline *:justify-between *:gap-3">
      <div>
        <dt className="text-soft">{words.admin.booking.payment}</dt>
        <dd className="flex flex-wrap items-center justify-end gap-2">
          <small className="text-xs text-quiet">{formatPaymentMethod(booking.paymentMethod)}</small>
          <StatusBadge badge={getPaymentBadge(booking.paymentStatus)} />
        </dd>
      </div>
      <div>
        <dt className="text-soft">{texts.total}</dt>
        <dd>{formatRupees(parseAmount(booking.totalAmount))}</dd>
      </div>
      {discountPaise > 0 && (
        <div>
          <dt className="text-soft">
            {texts.discount}
            {discount && (
              <small className="block text-xs text-quiet">
                {texts.given(formatLabDateTime(discount.at), discount.byName, discount.reason ?? "")}
              </small>
            )}
          </dt>
          <dd className="grid flex-none justify-items-end">
            {formatSignedRupees(-discountPaise)}
            {discount && canWithdraw && (
              <Button
                look="quiet"
                size="narrow"
                className="-mr-2"
                aria-disabled={withdrawal.isPending}
                onClick={() => !withdrawal.isPending && withdrawal.mutate()}
              >
                {withdrawal.isPending ? texts.takingBack : texts.takeBack}
              </Button>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt className="text-soft">{texts.taken}</dt>
        <dd>{formatRupees(parseAmount(booking.paidAmount))}</dd>
      </div>
    </dl>
  );
}

type Acts = Record<"take" | "return" | "discount", (() => void) | undefined>;

/**
 * The amount due or to be returned as the largest figure, the act that it asks for beside it, and the others below. What
 * is paid or refunded has its badge above: here is that nothing is due.
 */
function Balance({ booking, acts }: { booking: Booking; acts: Acts }) {
  const payment = getPaymentState(booking);
  const figure = useFocusIfLost();
  const first = payment.state === "due" ? "take" : payment.state === "back" ? "return" : null;
  const sum = formatRupees("paise" in payment ? payment.paise : 0);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3 border-t border-line-strong pt-2">
        <p ref={figure} tabIndex={-1}>
          {payment.state === "none" ? (
            <b className="text-2xl leading-tight font-semibold">{texts.states.none}</b>
          ) : (
            <>
              <span className="block text-soft">{texts.states[payment.state === "back" ? "back" : "due"]}</span>
              <b className="block text-3xl leading-tight font-semibold tracking-snug">{sum}</b>
            </>
          )}
        </p>
        {first && acts[first] && (
          <Button
            size="small"
            className="min-w-40"
            data-next={first === "take" ? "payment" : undefined}
            aria-keyshortcuts={actKeys[first]}
            onClick={acts[first]}
          >
            <Icon name={actIcons[first]} small /> {texts[first].submit(sum)} <KeyHint>{actKeys[first]}</KeyHint>
          </Button>
        )}
      </div>
      <PanelActions>
        {(["take", "return", "discount"] as const).map(
          (act) =>
            act !== first &&
            acts[act] && (
              <PanelAction key={act} icon={actIcons[act]} keyName={actKeys[act]} onClick={acts[act]}>
                {texts.open[act]}
              </PanelAction>
            ),
        )}
      </PanelActions>
    </>
  );
}

const actKeys = { take: "r", return: "g", discount: "d" } as const;
const actIcons = { take: "indian-rupee", return: "undo-2", discount: "badge-percent" } as const;

/** Takes the focus that a closed form had, unless it has moved on. */
function useFocusIfLost() {
  const element = useRef<HTMLParagraphElement>(null);
  const [initialFocus] = useState(() => typeof document !== "undefined" && document.activeElement);
  useEffect(() => {
    const wasInForm = initialFocus instanceof HTMLElement && !initialFocus.isConnected;
    if (wasInForm) element.current?.focus();
  }, [initialFocus]);
  return element;
}

/** Adds up what was taken for a booking and not returned, by payment method. */
function sumTaken({ id, code }: Booking, receipts: readonly Receipt[]): Tender[] {
  return addTenders(
    receipts.flatMap(({ legs, bookings }) => {
      const tenders = legs.map(({ method, amount }) => ({ method, paise: parseSignedAmount(amount) }));
      const shares = bookings.map((share) => ({
        bookingCode: share.id === id ? code : share.code,
        paise: parseSignedAmount(share.amount),
      }));
      return shareTenders(tenders, shares).get(code) ?? [];
    }),
  );
}

function ReceiptsSkeleton() {
  return (
    <Loading label={texts.loading} className="grid gap-2">
      <Skeleton width="long" />
      <Skeleton width="half" />
    </Loading>
  );
}
