/** The name of a test, which never breaks within its brackets: "Thyroid Profile (T3, T4, TSH)". */
export function TestName({ of: { name } }: { of: { name: string } }) {
  const [before = "", bracket, after = ""] = name.split(/(\([^)]{1,20}\))/);
  if (bracket === undefined) return name;
  return (
    <>
      {before}
      <span className="nb">{bracket}</span>
      {after}
    </>
  );
}
