import { useQuery } from "@tanstack/react-query";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { PatternStrip } from "#web/components/motifs/patterns.tsx";
import { labQuery } from "#web/public/catalogue/queries.ts";

/** Shown in place of the summary while nothing is selected. */
export function ServiceCard() {
  const { data: lab } = useQuery(labQuery());
  const texts = words.booking.service;
  return (
    <div className="card sum">
      <div className="service-art">
        <PatternStrip motif="dariya" isLong />
      </div>
      <div className="sum-pad">
        <h2 className="block-title">{texts.title}</h2>
        <ul className="service-facts">
          <li>
            <Icon name="house" />
            <b>{texts.home}</b>
            <span>{texts.homeSentence}</span>
          </li>
          <li>
            <Icon name="clock" />
            <b>{texts.timings}</b>
            <span>{lab?.hours.booking}</span>
          </li>
          <li>
            <Icon name="phone" />
            <b>{texts.support}</b>
            <span>{texts.supportSentence}</span>
          </li>
        </ul>
        <p className="sm soft">
          {texts.mandatory} {texts.select}
        </p>
      </div>
    </div>
  );
}
