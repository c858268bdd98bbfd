import { useQuery } from "@tanstack/react-query";
import { latestHour } from "#core/catalogue/preparation/latest-hour.ts";
import { howToPrepare } from "#core/catalogue/preparation/sentences.ts";
import { preparationQuery } from "#web/catalogue/queries.ts";
import { Icon } from "#web/ui/icon.tsx";
import "./held-note.css";

/** What several tests ask together, in one line: when to eat, and the last hour that can be chosen. */
export default function JointPreparation({ testIds }: { testIds: readonly number[] }) {
  const { data } = useQuery(preparationQuery(testIds.map((itemId) => ({ itemType: "test", itemId }))));
  if (!data || data.tests.length === 0) return null;
  const [first] = howToPrepare(data, null);
  return (
    <p className="held">
      <Icon name="utensils" small />
      <span>
        {first} {latestHour(data)?.sentence}
      </span>
    </p>
  );
}
