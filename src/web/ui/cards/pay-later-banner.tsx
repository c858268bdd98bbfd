import { words } from "#texts";
import { Icon } from "#web/ui/icon.tsx";

/** Row 2.98: the banner over every summary of what is to be paid. */
export function PayLaterBanner() {
  return (
    <div className="later">
      <Icon name="wallet" />
      <b>{words.payLater.banner}</b>
      <span>{words.payLater.sentence}</span>
    </div>
  );
}
