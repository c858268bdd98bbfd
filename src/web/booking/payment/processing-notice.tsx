import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Spec §2: said of a package while it is being booked; read aloud because it was empty before. */
export function ProcessingNotice({ packageName }: { packageName: string | undefined }) {
  return (
    <div role="status">
      {packageName && (
        <p className="processing">
          <Icon name="package" />
          <b>{en.booking.payment.noticeTitle}</b>
          <span>{en.booking.payment.notice(packageName)}</span>
        </p>
      )}
    </div>
  );
}
