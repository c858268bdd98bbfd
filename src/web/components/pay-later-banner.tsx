import { words } from "#texts";
import { Icon } from "./icon.tsx";

/** The banner above every summary of an amount to pay. */
export function PayLaterBanner() {
  return (
    <div className="later">
      <Icon name="wallet" />
      <b>{words.payLater.banner}</b>
      <span>{words.payLater.sentence}</span>
    </div>
  );
}
