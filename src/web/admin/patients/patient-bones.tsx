import { en } from "#web/texts/en.ts";
import { Bone } from "#web/ui/states/bone.tsx";
import { Loading } from "#web/ui/states/loading.tsx";
import { PatientsHead } from "./patients-head.tsx";

const rows = Array.from({ length: 10 }, (_, row) => row);
const cells = ["c-who", "c-phone", "c-address", "c-count", "c-last", "c-go"];

/** The table's true shape before the patients are there. */
export function PatientBones() {
  return (
    <Loading label={en.desk.patients.loading} className="card tbl-card">
      <table className="tbl tbl-bones tbl-patients">
        <PatientsHead />
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {cells.map((cell) => (
                <td className={cell} key={cell}>
                  <Bone width="long" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Loading>
  );
}
