import { useQuery } from "@tanstack/react-query";
import type { Item } from "#core/catalogue/preparation/items-in-address.ts";
import type { VisitStart } from "#core/catalogue/preparation/preparation.ts";
import { howToPrepare } from "#core/catalogue/preparation/sentences.ts";
import { preparationQuery } from "#web/catalogue/queries.ts";
import { Icon } from "./icon.tsx";

type Props = {
  items: readonly Item[];
  /** Null while no hour is chosen. */
  start: VisitStart | null;
  /** What is said where it cannot be loaded; nothing without it. */
  unknown?: string;
};

/** How to prepare, a sentence a line: when to eat comes first and is the loudest. */
export function PreparationLines({ items, start, unknown }: Props) {
  const { data, isError } = useQuery(preparationQuery(items));
  const sentences = data ? howToPrepare(data, start) : isError && unknown ? [unknown] : [];
  if (sentences.length === 0) return null;
  return (
    <ul className="bullets how-to-prepare">
      {sentences.map((sentence, place) => (
        <li key={sentence}>
          {place === 0 ? <Icon name="utensils" small /> : <i />}
          {place === 0 ? <b>{sentence}</b> : <span>{sentence}</span>}
        </li>
      ))}
    </ul>
  );
}
