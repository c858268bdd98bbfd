import { parseNodes, type SyntaxNode } from "./syntax-tree.ts";

const BANNED_NAME = /^(?:Asked|Told|Place|Parts|Seen)$|(?:^(?:told|asked)|Told|Asked)(?![a-z])/;
const BANNED_WORD = /\b(?:whoever|somebody|nobody)\b/i;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Properties whose text describes the API or stored data. */
const DESCRIBING_KEYS = new Set(["summary", "description", "what", "why"]);

/**
 * Returns a message for each identifier, comment, test title and description that uses a word too vague to name anything.
 */
export function findBannedWords(file: string, text: string): string[] {
  const nodes = parseNodes(text, file.endsWith("x") ? "tsx" : "ts");
  const names = new Set(nodes.filter(({ type }) => type.endsWith("Identifier")).map(({ name }) => String(name)));
  const sentences = [
    ...(text.match(COMMENT) ?? []),
    ...nodes.flatMap(readTestTitle),
    ...nodes.flatMap(readDescription),
  ];
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

/** Returns the text of a property like `summary: "…"`. */
function readDescription({ type, key, value }: SyntaxNode): string[] {
  const text = (value as SyntaxNode | undefined)?.value;
  const name = (key as SyntaxNode | undefined)?.name;
  return type === "Property" && DESCRIBING_KEYS.has(String(name)) && typeof text === "string" ? [text] : [];
}

function getRootName({ name, object, callee, tag }: SyntaxNode): string | undefined {
  const inner = (object ?? callee ?? tag) as SyntaxNode | undefined;
  return inner ? getRootName(inner) : (name as string | undefined);
}
