import type { Booking } from "#core/bookings/response-schema.ts";
import { formatSignedRupees } from "#core/money/signed-amount.ts";
import { words } from "#texts";
import { Button, ButtonLink } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { Tag } from "#web/components/tag.tsx";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
import type { Receipt } from "./booking-payments.ts";
import { formatReceiptDetails, formatReceiptName, formatReceiptTitle, getReceiptPaise } from "./format-receipt.ts";

const texts = words.admin.payments;

const icons: Record<Receipt["kind"], IconName> = {
  taken: "check",
  returned: "undo-2",
  corrected: "minus",
  carried: "history",
};

type Props = {
  booking: Pick<Booking, "id">;
  receipts: readonly Receipt[];
  /** Opens the form that corrects a receipt; undefined without permission. */
  onCorrect: ((receipt: Receipt) => void) | undefined;
};

/** All receipts of a booking, oldest first; one that was corrected stays, with the entry that takes it back. */
export function ReceiptList({ booking, receipts, onCorrect }: Props) {
  if (receipts.length === 0) return null;
  return (
    <ol className="divide-y divide-line" aria-label={texts.receipts}>
      {receipts.map((receipt) => {
        const corrected = receipts.find(({ id }) => id === receipt.corrects);
        const isCorrected = receipt.correctedBy !== null;
        const name = formatReceiptName(receipt);
        return (
          <li key={receipt.id} className="grid grid-cols-icon gap-x-2 py-2">
            <Icon name={icons[receipt.kind]} small className="mt-0.5 text-soft" />
            <div className="grid grid-cols-end gap-x-3">
              <b className="font-medium">
                {formatReceiptTitle(receipt)} {isCorrected && <Tag>{texts.isCorrected}</Tag>}
              </b>
              <b className={cx("font-semibold", isCorrected && "text-quiet line-through")}>
                {formatSignedRupees(getReceiptPaise(receipt, booking.id))}
              </b>
              <p className="col-span-full text-xs leading-normal text-quiet">
                {formatLabDateTime(receipt.at)}, {receipt.byName}
                <br />
                {formatReceiptDetails(receipt, corrected).join(" · ")}
              </p>
              <div className="col-span-full -ml-2 flex flex-wrap empty:hidden">
                {receipt.number !== null && (
                  <ButtonLink
                    look="quiet"
                    size="narrow"
                    href={`/receipt/${receipt.id}`}
                    target="_blank"
                    aria-label={`${texts.printOne(name)} ${words.admin.booking.newTab}`}
                  >
                    <Icon name="printer" small /> <span>{texts.print}</span>
                  </ButtonLink>
                )}
                {onCorrect && receipt.kind !== "corrected" && !isCorrected && (
                  <Button
                    look="quiet"
                    size="narrow"
                    aria-label={texts.correctOne(name)}
                    onClick={() => onCorrect(receipt)}
                  >
                    <Icon name="pencil" small /> {texts.correct}
                  </Button>
                )}
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
