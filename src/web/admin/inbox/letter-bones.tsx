import { en } from "#web/texts/en.ts";
import { Bone } from "#web/ui/states/bone.tsx";
import { Loading } from "#web/ui/states/loading.tsx";

const cards = [0, 1, 2];

export function LetterBones() {
  return (
    <Loading label={en.desk.inbox.loading} className="letters">
      {cards.map((card) => (
        <div className="card letter" key={card}>
          <Bone as="title" width="half" />
          <Bone width="long" />
          <Bone as="box" />
          <Bone as="button" width="half" />
        </div>
      ))}
    </Loading>
  );
}
