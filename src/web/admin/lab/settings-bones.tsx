import { en } from "#web/texts/en.ts";
import { Bone } from "#web/ui/states/bone.tsx";
import { Loading } from "#web/ui/states/loading.tsx";

const cards = [0, 1, 2, 3, 4, 5, 6];

/** The cards of the settings before they are there. */
export function SettingsBones() {
  return (
    <Loading label={en.admin.settings.loading} className="settings">
      {cards.map((card) => (
        <div className="card setting" key={card}>
          <Bone as="title" width="half" />
          <Bone width="long" />
          <Bone as="field" />
          <Bone as="field" />
          <Bone as="button" width="short" />
        </div>
      ))}
    </Loading>
  );
}
