import { en } from "#web/texts/en.ts";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";

const sums = [0, 1, 2, 3, 4, 5];

/** The true shape of the figures before they are there. */
export function FiguresBones() {
  return (
    <Loading label={en.desk.figures.loading} className="figures">
      <div className="sums">
        {sums.map((sum) => (
          <div className="card" key={sum}>
            <Skeleton width="half" />
            <Skeleton as="price" width="long" />
            <Skeleton width="long" />
          </div>
        ))}
      </div>
      <div className="card figure figure-wide">
        <Skeleton as="title" width="half" />
        <div className="columns" />
      </div>
    </Loading>
  );
}
