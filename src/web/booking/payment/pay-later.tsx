import { words } from "#texts";
import { Tag } from "#web/ui/cards/tag.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** Row 2.107: the only way to pay in the booking. */
export function PayLaterOption() {
  const texts = words.booking.payment;
  return (
    <section className="block">
      <fieldset>
        <legend className="block-title">{texts.how}</legend>
        <div className="option">
          <input type="radio" id="pay-later" name="paymentMethod" value="pay_later" defaultChecked />
          <label htmlFor="pay-later">{texts.method}</label>
          <Tag action>{words.booking.packages.recommended}</Tag>
          <ul>
            {texts.messages.map((message) => (
              <li key={message}>
                <Icon name="check" small />
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </div>
      </fieldset>
    </section>
  );
}

/** Row 2.121: said of a package while it is being booked; read aloud because it was empty before. */
export function ProcessingNotice({ packageName }: { packageName: string | undefined }) {
  return (
    <div role="status">
      {packageName && (
        <p className="processing">
          <Icon name="package" />
          <b>{words.booking.payment.noticeTitle}</b>
          <span>{words.booking.payment.notice(packageName)}</span>
        </p>
      )}
    </div>
  );
}
