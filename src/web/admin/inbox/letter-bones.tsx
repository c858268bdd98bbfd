import { en } from "#web/texts/en.ts";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";

const cards = [0, 1, 2];

export function LetterBones() {
  return (
    <Loading label={en.desk.inbox.loading} className="letters">
      {cards.map((card) => (
        <div className="card letter" key={card}>
          <Skeleton as="title" width="half" />
          <Skeleton width="long" />
          <Skeleton as="box" />
          <Skeleton as="button" width="half" />
        </div>
      ))}
    </Loading>
  );
}
