import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

export function PayLaterBanner() {
  return (
    <div className="later">
      <Icon name="wallet" />
      <b>{en.booking.payLater.banner}</b>
      <span>{en.booking.payLater.sentence}</span>
    </div>
  );
}
