import { TableHead } from "#web/admin/list/table-head.tsx";
import { en } from "#web/texts/en.ts";

const { name, phone, address, bookings, last, action } = en.desk.patients.columns;

const columns = [
  { name, className: "w-name" },
  { name: phone, className: "w-phone" },
  { name: address },
  { name: bookings, className: "w-count num" },
  { name: last, className: "w-last" },
];

export function PatientsHead() {
  return <TableHead columns={columns} action={action} />;
}
