import { en } from "#web/texts/en.ts";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";

const cards = [0, 1, 2, 3, 4, 5, 6];

/** The cards of the settings before they are there. */
export function SettingsBones() {
  return (
    <Loading label={en.desk.lab.loading} className="settings">
      {cards.map((card) => (
        <div className="card setting" key={card}>
          <Skeleton as="title" width="half" />
          <Skeleton width="long" />
          <Skeleton as="field" />
          <Skeleton as="field" />
          <Skeleton as="button" width="short" />
        </div>
      ))}
    </Loading>
  );
}
