import { TableBones } from "#web/admin/list/table-bones.tsx";
import { en } from "#web/texts/en.ts";
import { Bone } from "#web/ui/states/bone.tsx";
import { BookingsHead } from "./bookings-head.tsx";

const text = <Bone width="long" />;
const badge = <Bone as="title" width="half" />;
const cells = {
  "c-ref": text,
  "c-day": text,
  "c-who": text,
  "c-sum": <Bone />,
  "c-st": badge,
  "c-pay": badge,
  "c-go": <Bone />,
};

export function BookingsBones() {
  return <TableBones label={en.admin.list.loading} head={<BookingsHead />} cells={cells} />;
}
