import { useQuery } from "@tanstack/react-query";
import { words } from "#texts";
import { labQuery } from "#web/catalogue/queries.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** Row 2.103: what stands in the summary's place while nothing is chosen. */
export function ServiceCard() {
  const { data: lab } = useQuery(labQuery());
  const texts = words.booking.service;
  return (
    <div className="card sum">
      <div className="service-art">
        <Cloth motif="dariya" isLong />
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
