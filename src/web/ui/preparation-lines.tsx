import { useQuery } from "@tanstack/react-query";
import type { Item } from "#core/catalogue/preparation/items-in-address.ts";
import { latestHour } from "#core/catalogue/preparation/latest-hour.ts";
import type { VisitStart } from "#core/catalogue/preparation/preparation.ts";
import { howToPrepare } from "#core/catalogue/preparation/sentences.ts";
import { preparationQuery } from "#web/catalogue/queries.ts";
import { Icon } from "./icon.tsx";
import "./unfold.css";

type Props = {
  items: readonly Item[];
  /** Null while no hour is chosen. */
  start: VisitStart | null;
  /** What is said where it cannot be loaded; nothing without it. */
  unknown?: string;
  /** Beside the hours, which say themselves which one is the last: what comes after the first sentence folds away under these words. */
  folded?: (sentences: number) => string;
};

/** How to prepare, a sentence a line: when to eat comes first and is the loudest. */
export function PreparationLines({ items, start, unknown, folded }: Props) {
  const { data, isError } = useQuery(preparationQuery(items));
  const sentences = data ? howToPrepare(data, start) : isError && unknown ? [unknown] : [];
  const [first, ...others] = sentences;
  if (!first) return null;
  const lastHour = folded && data && latestHour(data)?.sentence;
  const rest = others.filter((sentence) => sentence !== lastHour);
  const lines = rest.map((sentence) => (
    <li key={sentence}>
      <i />
      <span>{sentence}</span>
    </li>
  ));
  const isFolded = folded && rest.length > 1;
  return (
    <>
      <ul className="bullets how-to-prepare">
        <li>
          <Icon name="utensils" small />
          <b>{first}</b>
        </li>
        {!isFolded && lines}
      </ul>
      {isFolded && (
        <details className="unfold">
          <summary>
            <span>{folded(rest.length)}</span> <Icon name="chevron-down" small />
          </summary>
          <ul className="bullets">{lines}</ul>
        </details>
      )}
    </>
  );
}
