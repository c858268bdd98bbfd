import { en } from "#web/texts/en.ts";

export function TableHead() {
  const { code, date, patient, total, status, payment, action } = en.admin.list.columns;
  return (
    <thead>
      <tr>
        <th scope="col">{code}</th>
        <th scope="col">{date}</th>
        <th scope="col">{patient}</th>
        <th scope="col" className="num">
          {total}
        </th>
        <th scope="col">{status}</th>
        <th scope="col">{payment}</th>
        <th scope="col">
          <span className="sr">{action}</span>
        </th>
      </tr>
    </thead>
  );
}
