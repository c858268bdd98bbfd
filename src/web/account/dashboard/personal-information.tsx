import { formatPhone } from "#core/patients/phone.ts";
import type { Patient } from "#core/patients/schema.ts";
import { en } from "#web/texts/en.ts";

/** Spec §2: name, phone, email or 'Not provided', address if present. */
export function PersonalInformation({ patient: { name, phone, email, address } }: { patient: Patient }) {
  const texts = en.account.dashboard;
  const pairs = [
    [texts.name, name],
    [texts.phone, formatPhone(phone)],
    [texts.email, email || texts.notProvided],
    ...(address ? [[texts.address, address]] : []),
  ];
  return (
    <section className="card account-person" aria-labelledby="personal">
      <h2 id="personal">{texts.personal}</h2>
      <dl className="pairs">
        {pairs.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
