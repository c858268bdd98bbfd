import { parseNodes, type SyntaxNode } from "./syntax-tree.ts";

const BANNED_NAME = /^(?:Asked|Told|Place|Parts|Seen)$|(?:^(?:told|asked)|Told|Asked)(?![a-z])/;
const BANNED_WORD = /\b(?:whoever|somebody|nobody)\b/i;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Returns a message for each identifier, comment and test title that uses a word too vague to name anything. */
export function findBannedWords(file: string, text: string): string[] {
  const nodes = parseNodes(text, file.endsWith("x") ? "tsx" : "ts");
  const names = new Set(nodes.filter(({ type }) => type.endsWith("Identifier")).map(({ name }) => String(name)));
  const sentences = [...(text.match(COMMENT) ?? []), ...nodes.flatMap(readTestTitle)];
  return [
    ...[...names].filter((name) => BANNED_NAME.test(name)).map((name) => `${file}: ${name} does not say what it is.`),
    ...sentences.filter((words) => BANNED_WORD.test(words)).map((words) => `${file}: in plain words: ${words}`),
  ];
}

/** Returns the title of a call like `test("…")`, `test.skipIf(…)("…")` or `test.each(…)("…")`. */
function readTestTitle({ type, callee, arguments: input }: SyntaxNode): string[] {
  if (type !== "CallExpression") return [];
  const [title] = input as SyntaxNode[];
  const isTest = getRootName(callee as SyntaxNode) === "test";
  return isTest && title?.type === "Literal" && typeof title.value === "string" ? [title.value] : [];
}

function getRootName({ name, object, callee, tag }: SyntaxNode): string | undefined {
  const inner = (object ?? callee ?? tag) as SyntaxNode | undefined;
  return inner ? getRootName(inner) : (name as string | undefined);
}
