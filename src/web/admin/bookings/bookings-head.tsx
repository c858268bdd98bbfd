import { TableHead } from "#web/admin/list/table-head.tsx";
import { en } from "#web/texts/en.ts";

const { code, date, patient, total, status, payment, action } = en.desk.bookings.columns;

const columns = [
  { name: code, className: "w-code" },
  { name: date, className: "w-date" },
  { name: patient, className: "w-patient" },
  { name: total, className: "w-total num" },
  { name: status, className: "w-status" },
  { name: payment, className: "w-payment" },
];

/** Spec §2 "Admin dashboard": the columns of the bookings. */
export function BookingsHead() {
  return <TableHead columns={columns} action={action} />;
}
