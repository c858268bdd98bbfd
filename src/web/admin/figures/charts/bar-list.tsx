type ListedBar = { name: string; count: number; note?: string };

type Props = { title: string; empty: string; bars: ListedBar[] };

/** Names with their counts, each underlined by a bar as long as its share of the greatest. */
export function BarList({ title, empty, bars }: Props) {
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <section className="card figure">
      <h2>{title}</h2>
      {bars.length === 0 && <p className="quiet sm">{empty}</p>}
      <ol className="bar-list">
        {bars.map(({ name, count, note }) => (
          <li key={name}>
            <span className="bar-name">{name}</span>
            <span className="bar-count">
              {note && <span className="quiet">{note}</span>} <b>{count}</b>
            </span>
            <i className="bar-fill" style={{ width: `${(count / most) * 100}%` }} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </section>
  );
}
