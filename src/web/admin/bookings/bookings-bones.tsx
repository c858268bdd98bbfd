import { TableBones } from "#web/admin/list/table-bones.tsx";
import { en } from "#web/texts/en.ts";
import { Skeleton } from "#web/ui/states/skeleton.tsx";
import { BookingsHead } from "./bookings-head.tsx";

const text = <Skeleton width="long" />;
const badge = <Skeleton as="title" width="half" />;
const cells = {
  "c-ref": text,
  "c-day": text,
  "c-who": text,
  "c-sum": <Skeleton />,
  "c-st": badge,
  "c-pay": badge,
  "c-go": <Skeleton />,
};

export function BookingsBones() {
  return <TableBones label={en.desk.bookings.loading} head={<BookingsHead />} cells={cells} />;
}
