import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { flushSync } from "react-dom";
import { createUpiLink } from "#core/money/upi-link.ts";
import { formatRupees, type Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { KeyHint, useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { Button } from "#web/components/button.tsx";
import { Dialog, DialogTop } from "#web/components/dialog.tsx";
import { FieldHint } from "#web/components/forms/field.tsx";
import { Icon } from "#web/components/icon.tsx";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { labQuery } from "#web/public/catalogue/queries.ts";

const texts = words.admin.payments.code;

/** Loaded for the first payment by UPI. */
const QrCode = lazyComponent(async () => ({
  default: (await import("#web/components/qr-code.tsx")).QrCode,
}));

/** `code` is the booking's, the reference of the payment. */
type Props = { code: string; paise: Paise; onClose: () => void };

/** The QR code that pays an amount to the lab, small and as a screen of its own; nothing without a UPI address. */
export function UpiCode({ code, paise, onClose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data: lab } = useQuery(labQuery());
  const link = lab ? createUpiLink(lab, { paise, bookingCode: code }) : null;
  useShortcuts({ q: link ? () => setOpen(true) : undefined });
  if (!lab || link === null) return null;
  const sum = formatRupees(paise);
  const close = () => {
    // The closing dialog gives the focus back to its button first.
    flushSync(() => setOpen(false));
    onClose();
  };
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-start md:items-center">
      <div className="max-md:hidden">
        <LazyCode link={link} label={texts.title(sum)} size="small" />
      </div>
      <div className="grid gap-2">
        <FieldHint>{texts.hint}</FieldHint>
        <Button size="small" onClick={() => setOpen(true)}>
          <Icon name="smartphone" small /> {texts.show(sum)} <KeyHint>q</KeyHint>
        </Button>
      </div>
      <Dialog open={isOpen} onClose={close} variant="page" label={texts.title(sum)}>
        <DialogTop title={texts.title(sum)} onClose={close} />
        <div className="grid justify-items-center gap-4 p-4 text-center">
          <div className="grid w-full max-w-md justify-items-center gap-3 rounded-xl border border-line-strong bg-card p-4">
            <b className="text-4xl font-bold">{sum}</b>
            <LazyCode link={link} label={texts.title(sum)} size="screen" />
            <p>
              <b className="font-semibold">{lab.upiName || lab.name}</b>
              <br />
              <small className="text-quiet wrap-anywhere">
                {lab.upiAddress} · {code}
              </small>
            </p>
          </div>
          <FieldHint>{texts.hint}</FieldHint>
          <Button look="primary" width="full" className="max-w-md" onClick={close}>
            {texts.close}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

function LazyCode({ link, label, size }: { link: string; label: string; size: "small" | "screen" }) {
  return (
    <Suspense fallback={<p role="status">{texts.loading}</p>}>
      <QrCode text={link} label={label} size={size} />
    </Suspense>
  );
}
