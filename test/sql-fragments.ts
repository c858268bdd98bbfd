import { type SyntaxNode as Node, parseNodes } from "./syntax-tree.ts";

/** Before an expression that names a table. */
const TABLE_METHODS = /\b(?:from|join|update|into)\s+$/i;

/**
 * Returns a message for each `sql` fragment that queries one table by a row of another. In a select of one table
 * Drizzle writes the columns of a fragment without their table (drizzle-orm #5734), so that `where ${items.bookingId} =
 * ${bookings.id}` compares the items with themselves.
 */
export function findCorrelatedFragments(file: string, text: string): string[] {
  if (!/\bsql[<`]/.test(text)) return [];
  const nodes = parseNodes(text);
  const tables = listTables(nodes);
  return nodes
    .filter(({ type, tag }) => type === "TaggedTemplateExpression" && (tag as Node).name === "sql")
    .flatMap((fragment) => listForeignTables(fragment, tables))
    .map(
      (column) =>
        `${file}: a sql fragment asks a table about ${column}, a column of another. Ask by the query builder (inArray, exists, a join), or in a query of its own.`,
    );
}

/** Returns a file's names for the tables of the schema (imports and aliases) and for their columns. */
function listTables(nodes: Node[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const { type, source, specifiers } of nodes) {
    if (type !== "ImportDeclaration" || !String((source as Node).value).startsWith("#db/schema/")) continue;
    for (const { local } of specifiers as { local: Node }[]) known.set(String(local.name), String(local.name));
  }
  for (const { type, id, init } of nodes) {
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

/** Returns the columns in a fragment that belong to none of the tables it names. */
function listForeignTables({ quasi }: Node, tables: Map<string, string>): string[] {
  const { quasis, expressions } = quasi as { quasis: { value: { raw: string } }[]; expressions: Node[] };
  const isNamed = (index: number) => TABLE_METHODS.test(quasis[index]?.value.raw ?? "");
  const named = expressions.filter((_, index) => isNamed(index)).map(({ name }) => String(name));
  if (!named.some((name) => tables.has(name))) return [];
  return expressions.flatMap((expression, index) => {
    const column = isNamed(index) ? null : readColumn(expression);
    const table = column && tables.get(column.split(".")[0] ?? "");
    return table && !named.includes(table) ? [column] : [];
  });
}

/** Returns "bookings.id" or "id" for such a simple expression. */
function readColumn({ type, object, property, name }: Node): string | null {
  if (type === "Identifier") return String(name);
  const isPlain = type === "MemberExpression" && (object as Node).type === "Identifier";
  return isPlain ? `${(object as Node).name}.${(property as Node).name}` : null;
}
