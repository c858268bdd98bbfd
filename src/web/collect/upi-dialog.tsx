import { useQuery } from "@tanstack/react-query";
import { createUpiLink } from "#core/money/upi-link.ts";
import { formatRupees, type Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { Dialog, DialogTop } from "#web/components/dialog.tsx";
import { QrCode } from "#web/components/qr-code.tsx";
import { labQuery } from "#web/public/catalogue/queries.ts";

const texts = words.collectMoney;

type Props = {
  /** Of the booking: the reference of the payment. */
  code: string;
  paise: Paise;
  onClose: () => void;
};

/** The QR code that pays an amount to the lab, on the whole screen. */
export function UpiDialog({ code, paise, onClose }: Props) {
  const { data: lab } = useQuery(labQuery());
  const link = lab ? createUpiLink(lab, { paise, bookingCode: code }) : null;
  const label = texts.codeLabel(formatRupees(paise));
  return (
    <Dialog open onClose={onClose} variant="page" label={label}>
      <DialogTop title={label} onClose={onClose} />
      <div className="grid justify-items-center gap-4 p-4 text-center">
        <b className="text-4xl font-bold">{formatRupees(paise)}</b>
        {link && lab && (
          <>
            <QrCode text={link} label={label} size="screen" />
            <p>
              <b className="font-semibold">{lab.upiName || lab.name}</b>
              <small className="block text-sm text-soft">
                {lab.upiAddress} · {code}
              </small>
            </p>
          </>
        )}
        {lab && !link && <p>{texts.noUpi}</p>}
        {!lab && <p role="status">{texts.codeLoading}</p>}
        <p className="text-soft">{texts.codeHint}</p>
        <Button look="primary" size="thumb" width="full" className="max-w-md" onClick={onClose}>
          {texts.codeDone}
        </Button>
      </div>
    </Dialog>
  );
}
