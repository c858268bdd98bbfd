import { words } from "#texts";
import { Icon } from "./icon.tsx";

/** The banner above every summary of an amount to pay. */
export function PayLaterBanner() {
  return (
    <div className="flex items-start gap-3 border-b border-line bg-offer-soft px-5 py-4">
      <Icon name="wallet" className="size-6 text-offer-text" />
      <div>
        <b className="font-semibold">{words.payLater.banner}</b>
        <p className="text-sm leading-normal text-soft">{words.payLater.sentence}</p>
      </div>
    </div>
  );
}
