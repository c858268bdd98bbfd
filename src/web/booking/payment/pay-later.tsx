import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { Tag } from "#web/components/tag.tsx";

/** The only payment method in the booking. */
export function PayLaterOption() {
  const texts = words.booking.payment;
  return (
    <section className="form-section">
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

/** Shown while a package is being booked; screen readers announce it because it was empty before. */
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
