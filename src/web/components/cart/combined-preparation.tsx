import { useQuery } from "@tanstack/react-query";
import { getLatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { formatLatestSlot } from "#web/lib/format-latest-slot.ts";
import { listPreparationSentences } from "#web/lib/format-preparation.ts";
import { preparationQuery } from "#web/public/catalogue/queries.ts";
import { CartNote } from "./cart-note.tsx";

/** The combined requirements of several tests in one line: when to eat, and the last suitable slot. */
export default function CombinedPreparation({ testIds }: { testIds: readonly number[] }) {
  const { data } = useQuery(preparationQuery(testIds.map((itemId) => ({ itemType: "test", itemId }))));
  if (!data || data.tests.length === 0) return null;
  const [first] = listPreparationSentences(data, null);
  const latest = formatLatestSlot(getLatestSlot(data));
  return (
    <CartNote
      icon="utensils"
      text={
        <>
          {first && <span lang={getTextLanguage(first)}>{first}</span>}{" "}
          {latest && <span lang={getTextLanguage(latest)}>{latest}</span>}
        </>
      }
    />
  );
}
