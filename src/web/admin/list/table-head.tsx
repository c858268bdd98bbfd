type Column = { name: string; className?: string };

type Props = { columns: Column[] /** The name of the last column, which is read aloud alone. */; action: string };

/** The head of a table of the desk; on a phone, where rows are cards, it is read aloud alone. */
export function TableHead({ columns, action }: Props) {
  return (
    <thead>
      <tr>
        {columns.map(({ name, className }) => (
          <th scope="col" className={className} key={name}>
            {name}
          </th>
        ))}
        <th scope="col" className="w-action">
          <span className="sr">{action}</span>
        </th>
      </tr>
    </thead>
  );
}
