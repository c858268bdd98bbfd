import { en } from "#web/texts/en.ts";
import { Bone } from "#web/ui/states/bone.tsx";
import { Loading } from "#web/ui/states/loading.tsx";
import { TableHead } from "./table-head.tsx";

const rows = Array.from({ length: 10 }, (_, row) => row);

/** The table's true shape before the bookings are there. */
export function TableBones() {
  return (
    <Loading label={en.admin.list.loading} className="card tbl-card">
      <table className="tbl tbl-bones">
        <TableHead />
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <td className="c-ref">
                <Bone width="long" />
              </td>
              <td className="c-day">
                <Bone width="long" />
              </td>
              <td className="c-who">
                <Bone width="long" />
              </td>
              <td className="c-sum">
                <Bone />
              </td>
              <td className="c-st">
                <Bone as="title" width="half" />
              </td>
              <td className="c-pay">
                <Bone as="title" width="half" />
              </td>
              <td className="c-go">
                <Bone />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Loading>
  );
}
