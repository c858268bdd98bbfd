import { en } from "#web/texts/en.ts";
import { Bone } from "#web/ui/states/bone.tsx";
import { Loading } from "#web/ui/states/loading.tsx";

const sums = [0, 1, 2, 3, 4, 5];

/** The true shape of the figures before they are there. */
export function FiguresBones() {
  return (
    <Loading label={en.desk.figures.loading} className="figures">
      <div className="sums">
        {sums.map((sum) => (
          <div className="card" key={sum}>
            <Bone width="half" />
            <Bone as="price" width="long" />
            <Bone width="long" />
          </div>
        ))}
      </div>
      <div className="card figure figure-wide">
        <Bone as="title" width="half" />
        <div className="columns" />
      </div>
    </Loading>
  );
}
