import { parseAst } from "vite";

type Node = { type: string; [key: string]: unknown };

/** Before an expression that names a table. */
const NAMES_A_TABLE = /\b(?:from|join|update|into)\s+$/i;

/**
 * A sentence for each `sql` fragment that asks one table about a row of another. In a select of one table Drizzle writes the
 * columns of a fragment without their table (drizzle-orm #5734), so that `where ${items.bookingId} = ${bookings.id}` compares
 * the items with themselves.
 */
export function correlatedFragments(file: string, text: string): string[] {
  if (!/\bsql[<`]/.test(text)) return [];
  const program = parseAst(text, { lang: "ts" }) as unknown as Node;
  const tables = tablesIn(program);
  return nodesIn(program)
    .filter(({ type, tag }) => type === "TaggedTemplateExpression" && (tag as Node).name === "sql")
    .flatMap((fragment) => strangersIn(fragment, tables))
    .map(
      (column) =>
        `${file}: a sql fragment asks a table about ${column}, a column of another. Ask by the query builder (inArray, exists, a join), or in a query of its own.`,
    );
}

/** What a file calls the tables of the schema: imported, and their aliases; and its names for their columns. */
function tablesIn(program: Node): Map<string, string> {
  const known = new Map<string, string>();
  for (const { type, source, specifiers } of nodesIn(program)) {
    if (type !== "ImportDeclaration" || !String((source as Node).value).startsWith("#db/schema/")) continue;
    for (const { local } of specifiers as { local: Node }[]) known.set(String(local.name), String(local.name));
  }
  for (const { type, id, init } of nodesIn(program)) {
    if (type !== "VariableDeclarator" || !init) continue;
    const { type: kind, callee, name } = init as Node;
    if (kind === "CallExpression" && (callee as Node).name === "alias") {
      known.set(String((id as Node).name), String((id as Node).name));
    }
    if (kind !== "Identifier" || (id as Node).type !== "ObjectPattern" || !known.has(String(name))) continue;
    for (const { value } of (id as Node).properties as { value?: Node }[]) {
      if (value?.name) known.set(String(value.name), String(name));
    }
  }
  return known;
}

/** The columns in a fragment that names tables, and not theirs. */
function strangersIn({ quasi }: Node, tables: Map<string, string>): string[] {
  const { quasis, expressions } = quasi as { quasis: { value: { raw: string } }[]; expressions: Node[] };
  const isNamed = (place: number) => NAMES_A_TABLE.test(quasis[place]?.value.raw ?? "");
  const named = expressions.filter((_, place) => isNamed(place)).map(({ name }) => String(name));
  if (!named.some((name) => tables.has(name))) return [];
  return expressions.flatMap((expression, place) => {
    const column = isNamed(place) ? null : columnOf(expression);
    const table = column && tables.get(column.split(".")[0] ?? "");
    return table && !named.includes(table) ? [column] : [];
  });
}

/** "bookings.id" or "id", where an expression is so simple. */
function columnOf({ type, object, property, name }: Node): string | null {
  if (type === "Identifier") return String(name);
  const isPlain = type === "MemberExpression" && (object as Node).type === "Identifier";
  return isPlain ? `${(object as Node).name}.${(property as Node).name}` : null;
}

function nodesIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(nodesIn);
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.values(node).flatMap(nodesIn);
  return typeof (node as Node).type === "string" ? [node as Node, ...inside] : inside;
}
