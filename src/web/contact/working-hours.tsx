import { useQuery } from "@tanstack/react-query";
import { labQuery } from "#web/site/queries.ts";
import { en } from "#web/texts/en.ts";

const texts = en.contact.hours;

/** The contact page's own two sets of hours (decisions, "Collection hours"). */
export function WorkingHours() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <section className="contact-hours">
      <h2>{texts.title}</h2>
      <dl>
        <dt>{texts.lab}</dt>
        <dd>{lab.hours.lab}</dd>
        <dt>{texts.collection}</dt>
        <dd>{lab.hours.collection}</dd>
      </dl>
    </section>
  );
}
