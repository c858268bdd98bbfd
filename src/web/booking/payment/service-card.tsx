import { useQuery } from "@tanstack/react-query";
import { words } from "#texts";
import { sectionTitleClass } from "#web/booking/form-section.tsx";
import { Card } from "#web/components/card.tsx";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { PatternStrip } from "#web/components/motifs/patterns.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";

/** Shown in place of the summary while nothing is selected. */
export function ServiceCard() {
  const { data: lab } = useQuery(labQuery());
  const texts = words.booking.service;
  return (
    <Card className="overflow-hidden">
      <div className="h-23 border-b border-line bg-sunken">
        <PatternStrip motif="dariya" isLong />
      </div>
      <div className="grid gap-4 p-5">
        <h2 className={sectionTitleClass}>{texts.title}</h2>
        <ul className="grid gap-4 text-sm leading-normal">
          <Fact icon="house" title={texts.home} sentence={texts.homeSentence} />
          <Fact icon="clock" title={texts.timings} sentence={lab?.hours.booking} />
          <Fact icon="phone" title={texts.support} sentence={texts.supportSentence} />
        </ul>
        <p className="text-sm text-soft">
          {texts.mandatory} {texts.select}
        </p>
      </div>
    </Card>
  );
}

function Fact({ icon, title, sentence }: { icon: IconName; title: string; sentence: string | undefined }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-0.5 text-action" />
      <div>
        <b className="font-semibold">{title}</b>
        {sentence && (
          <p className="text-soft" lang={getTextLanguage(sentence)}>
            {sentence}
          </p>
        )}
      </div>
    </li>
  );
}
