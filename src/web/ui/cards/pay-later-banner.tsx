import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Spec §2: the banner over every summary of what is to be paid. */
export function PayLaterBanner() {
  return (
    <div className="later">
      <Icon name="wallet" />
      <b>{en.payLater.banner}</b>
      <span>{en.payLater.sentence}</span>
    </div>
  );
}
