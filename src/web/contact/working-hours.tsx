import { useQuery } from "@tanstack/react-query";
import { labQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";

const texts = en.contact.hours;

/** When the lab is open, when it comes, and when one may come to it (docs/decisions/000, D10). */
export function WorkingHours() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <section className="contact-hours">
      <h2>{texts.title}</h2>
      <dl>
        <dt>{texts.lab}</dt>
        <dd>{lab.hours.lab}</dd>
        <dt>{texts.atHome}</dt>
        <dd>{lab.hours.booking}</dd>
        <dt>{texts.collection}</dt>
        <dd>{lab.hours.collection}</dd>
      </dl>
    </section>
  );
}
