import { words } from "#texts";
import { FormSection, sectionTitleClass } from "#web/booking/form-section.tsx";
import { Card } from "#web/components/card.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Tag } from "#web/components/tag.tsx";

/** The only payment method in the booking. */
export function PayLaterOption() {
  const texts = words.booking.payment;
  return (
    <FormSection>
      <fieldset>
        <legend className={sectionTitleClass}>{texts.how}</legend>
        <div className="mt-4 grid grid-cols-start items-center gap-x-3 gap-y-2 rounded-lg border-2 border-action bg-selected p-5 sm:grid-cols-both">
          <input
            className="m-0 size-5.5 accent-action"
            type="radio"
            id="pay-later"
            name="paymentMethod"
            value="pay_later"
            defaultChecked
          />
          <label className="font-semibold" htmlFor="pay-later">
            {texts.method}
          </label>
          <span className="max-sm:col-start-2">
            <Tag look="action">{words.booking.packages.recommended}</Tag>
          </span>
          <ul className="col-start-2 flex flex-wrap gap-x-5 gap-y-1.5 text-sm sm:col-span-2">
            {texts.messages.map((message) => (
              <li key={message} className="flex items-center gap-2">
                <Icon name="check" small className="text-action" />
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </div>
      </fieldset>
    </FormSection>
  );
}

/** Shown while a package is being booked; screen readers announce it because it was empty before. */
export function ProcessingNotice({ packageName }: { packageName: string | undefined }) {
  return (
    <div role="status">
      {packageName && (
        <Card className="flex gap-3 p-4">
          <Icon name="package" className="mt-0.5 text-action" />
          <div>
            <b className="font-semibold">{words.booking.payment.noticeTitle}</b>
            <p>{words.booking.payment.notice(packageName)}</p>
          </div>
        </Card>
      )}
    </div>
  );
}
