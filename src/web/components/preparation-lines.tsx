import { useQuery } from "@tanstack/react-query";
import type { ItemReference } from "#core/catalogue/preparation/items-param.ts";
import { getLatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import type { VisitStart } from "#core/catalogue/preparation/preparation.ts";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { formatLatestSlot } from "#web/lib/format-latest-slot.ts";
import { listPreparationSentences } from "#web/lib/format-preparation.ts";
import { preparationQuery } from "#web/public/catalogue/queries.ts";
import { Disclosure } from "./disclosure.tsx";
import { Icon } from "./icon.tsx";
import { Bullet, BulletList } from "./lists/bullet-list.tsx";

type Props = {
  items: readonly ItemReference[];
  /** Null while no slot is chosen. */
  start: VisitStart | null;
  /** Shown where the preparation cannot be loaded; nothing without it. */
  unknown?: string;
  /**
   * Next to the slots, which show the last suitable one themselves: everything after the first sentence collapses under
   * this label.
   */
  folded?: (sentences: number) => string;
  /** In a row that has an icon already. */
  isPlain?: boolean;
};

/** How to prepare, one sentence per line: the last meal comes first and is the most prominent. */
export function PreparationLines({ items, start, unknown, folded, isPlain = false }: Props) {
  const { data, isError } = useQuery(preparationQuery(items));
  const sentences = data ? listPreparationSentences(data, start) : isError && unknown ? [unknown] : [];
  const [first, ...others] = sentences;
  if (!first) return null;
  const latestSlot = folded && data && formatLatestSlot(getLatestSlot(data));
  const rest = others.filter((sentence) => sentence !== latestSlot);
  const lines = rest.map((sentence) => (
    <Bullet key={sentence}>
      <span lang={getTextLanguage(sentence)}>{sentence}</span>
    </Bullet>
  ));
  const isFolded = folded && rest.length > 1;
  return (
    <>
      {isPlain && (
        <b className="text-sm" lang={getTextLanguage(first)}>
          {first}
        </b>
      )}
      {(!isPlain || !isFolded) && (
        <BulletList>
          {!isPlain && (
            <Bullet mark={<Icon name="utensils" small className="text-action" />}>
              <b lang={getTextLanguage(first)}>{first}</b>
            </Bullet>
          )}
          {!isFolded && lines}
        </BulletList>
      )}
      {isFolded && (
        <Disclosure label={folded(rest.length)} className={isPlain ? undefined : "-mt-3"}>
          <BulletList>{lines}</BulletList>
        </Disclosure>
      )}
    </>
  );
}
