import { en } from "#web/texts/en.ts";

export function TableHead() {
  const { code, date, patient, total, status, payment, action } = en.admin.list.columns;
  return (
    <thead>
      <tr>
        <th scope="col" className="w-code">
          {code}
        </th>
        <th scope="col" className="w-date">
          {date}
        </th>
        <th scope="col" className="w-patient">
          {patient}
        </th>
        <th scope="col" className="w-total num">
          {total}
        </th>
        <th scope="col" className="w-status">
          {status}
        </th>
        <th scope="col" className="w-payment">
          {payment}
        </th>
        <th scope="col" className="w-action">
          <span className="sr">{action}</span>
        </th>
      </tr>
    </thead>
  );
}
