import { en } from "#web/texts/en.ts";

export function PatientsHead() {
  const { name, phone, address, bookings, last, action } = en.desk.patients.columns;
  return (
    <thead>
      <tr>
        <th scope="col" className="w-name">
          {name}
        </th>
        <th scope="col" className="w-phone">
          {phone}
        </th>
        <th scope="col">{address}</th>
        <th scope="col" className="w-count num">
          {bookings}
        </th>
        <th scope="col" className="w-last">
          {last}
        </th>
        <th scope="col" className="w-action">
          <span className="sr">{action}</span>
        </th>
      </tr>
    </thead>
  );
}
