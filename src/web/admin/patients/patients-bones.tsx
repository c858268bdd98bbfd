import { TableBones } from "#web/admin/list/table-bones.tsx";
import { en } from "#web/texts/en.ts";
import { Skeleton } from "#web/ui/states/skeleton.tsx";
import { PatientsHead } from "./patients-head.tsx";

const text = <Skeleton width="long" />;
const cells = { "c-who": text, "c-phone": text, "c-address": text, "c-count": text, "c-last": text, "c-go": text };

export function PatientsBones() {
  return <TableBones label={en.desk.patients.loading} head={<PatientsHead />} cells={cells} className="tbl-patients" />;
}
